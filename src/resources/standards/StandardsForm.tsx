import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { RecordFields } from '../../ui/form/RecordFields';
import { CopyPositionChart } from './CopyPositionChart';
import {
  finishingStandardFields,
  hoursStandardFields,
  inkAndCoatingStandardFields,
  letterheadStandardFields,
  limitStandardFields,
  pressStandardFields,
  rewindStandardFields,
  type Standards,
} from './fields';

const groups = [
  { title: 'Press', fields: pressStandardFields },
  { title: 'Finishing', fields: finishingStandardFields },
  { title: 'Rewind', fields: rewindStandardFields },
  { title: 'Machine hours', fields: hoursStandardFields },
  { title: 'Ink and coating', fields: inkAndCoatingStandardFields },
  { title: 'Limits', fields: limitStandardFields },
  { title: 'Letterhead and terms', fields: letterheadStandardFields },
];

export const StandardsForm = () => {
  const standards = useRecordContext<Standards>();
  return (
    <>
      {standards?.confirmed !== true && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 1400 }}>
          These are typical figures to start from. Set your own shop’s and save them: quotes are priced with what stands
          here.
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          maxWidth: 1400,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {groups.map(({ title, fields }) => (
          <FieldGroup key={title} title={title} level="h2">
            <RecordFields fields={fields} rows={1} />
          </FieldGroup>
        ))}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FieldGroup title="Copy positions: the edge that leaves the roll first" level="h2">
            <CopyPositionChart />
          </FieldGroup>
        </Box>
      </Box>
    </>
  );
};
