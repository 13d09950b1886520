import Box from '@mui/material/Box';
import { FieldText } from '../../fields/FieldText';
import type { ChoiceField } from '../../fields/field';
import { fieldOf, isWritable } from '../../fields/field';
import { useFormMode } from '../../fields/formMode';
import { ChoiceInput } from '../../fields/inputs/ChoiceInput';
import type { AnyRecord } from '../../fields/record';
import { EMPTY } from '../../fields/text';
import { CopyPositionPicture } from '../../ui/drawings/CopyPositionPicture';
import { type CopyPositionChart, copyPositionOf } from '../../ui/drawings/copyPositionGeometry';
import { jobTicketPartFields } from './fields';

const field = fieldOf(jobTicketPartFields, 'copy_position') as ChoiceField;

type CopyPositionProps = {
  position: unknown;
  chart: CopyPositionChart;
  size?: number;
  /** Says in words what the picture shows. */
  inWords?: boolean;
};

/** A copy position: its digit, how the label lies on the web, and in words what that means. */
export const CopyPosition = ({ position, chart, size = 26, inWords = false }: CopyPositionProps) => {
  if (typeof position !== 'number') return <>{EMPTY}</>;
  const { text } = copyPositionOf(position, chart);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }} title={text}>
      <CopyPositionPicture position={position} chart={chart} size={size} decorative={inWords} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {position}
        {inWords && ` · ${text}`}
      </Box>
    </Box>
  );
};

/** A part's copy position in its form: chosen from pictures, and shown as one. */
export const CopyPositionField = ({ chart, record }: { chart: CopyPositionChart; record?: AnyRecord }) => {
  const { editing, when } = useFormMode();
  const picture = (value: unknown) => <CopyPosition position={value} chart={chart} inWords />;
  return editing && isWritable(field, when) ? (
    <ChoiceInput field={field}>{picture}</ChoiceInput>
  ) : (
    <FieldText field={field} record={record}>
      {picture(record?.copy_position)}
    </FieldText>
  );
};
