import { type Theme, useMediaQuery } from '@mui/material';
import Box from '@mui/material/Box';
import { memo, useDeferredValue } from 'react';
import { FieldText } from '../../fields/FieldText';
import { type Field, fieldsOf } from '../../fields/field';
import { useFieldsShown } from '../../fields/fieldsShown';
import { useFormMode } from '../../fields/formMode';
import { RecordField } from '../../fields/RecordField';
import { FormGrid } from '../../ui/form/FormGrid';
import { LoadingPage } from '../../ui/LoadingPage';
import { toolingFields } from '../tooling/fields';
import { OpenQuoteProvider } from './calculation/OpenQuoteProvider';
import { useQuoteCalculation } from './calculation/useQuoteCalculation';
import { detailsFields } from './fields';
import { QuotePreview } from './QuotePreview';
import { UnreadRatesNotice } from './todaysRates/RatesNotice';
import { useDieSizes } from './useDieSizes';

/** A linked name has no place of its own where the field that links it shows it already. */
const typedFields: readonly Field[] = detailsFields.filter((field) => !('readOnly' in field));

/** The gaps come with the die, and are read beside the sizes. */
const gapFields: readonly Field[] = fieldsOf(toolingFields, ['gap_across', 'gap_around']);

const CalculatedGaps = () => {
  const { calculation } = useQuoteCalculation();
  const record = { id: 0, gap_across: calculation.gap_across, gap_around: calculation.gap_around };
  return gapFields.map((field) => <FieldText key={field.source} field={field} record={record} />);
};

const Gaps = () =>
  useFieldsShown() && (
    <OpenQuoteProvider>
      <CalculatedGaps />
    </OpenQuoteProvider>
  );

/** Fields do not depend on what the others hold: a keystroke draws only its own anew. */
const TypedFields = memo(({ rows, columns }: { rows: number; columns: number }) => (
  <FormGrid rows={rows} columns={columns}>
    {typedFields.map((field) => [
      <RecordField key={field.source} field={field} />,
      field.source === 'size_around' && <Gaps key="gaps" />,
    ])}
  </FormGrid>
));

const DieSizes = () => {
  useDieSizes();
  return null;
};

/** What the label is, and beside it what comes of it while it is typed: the layout on the web, the roll, the prices. */
export const DetailsTab = () => {
  const isShown = useFieldsShown();
  const { editing } = useFormMode();
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  // Fewer lines of fields leave room in view for what stands below them.
  const isFlat = useMediaQuery<Theme>((theme) => theme.breakpoints.between('md', 'lg'));
  // The fields come first, and what comes of them while somebody begins to read.
  const previewIsThere = useDeferredValue(true, false);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
      }}
    >
      {isShown && !isBeside && (
        // In view, where what comes of the fields is not.
        <Box sx={{ mb: -1, '&:empty': { display: 'none' } }}>
          <UnreadRatesNotice />
        </Box>
      )}
      <TypedFields {...(isFlat ? { rows: 5, columns: 4 } : { rows: 8, columns: 3 })} />
      {editing && <DieSizes />}
      {isShown && !previewIsThere && <LoadingPage />}
      {isShown && previewIsThere && (
        <OpenQuoteProvider>
          <QuotePreview isBeside={isBeside} />
        </OpenQuoteProvider>
      )}
    </Box>
  );
};
