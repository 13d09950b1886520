/** The four tabs that an estimator fills in, of a new quote and of one that is there. */
import Box from '@mui/material/Box';
import type { Field } from '../../fields/field';
import type { FormTab } from '../../ui/form/FormTabs';
import { RecordFields } from '../../ui/form/RecordFields';
import { DetailsTab } from './DetailsTab';
import { detailsFields, finisherInfoFields, pressInfoFields, rewindInfoFields } from './fields';

/** The most room that a column of settings takes: they are figures of a few digits. */
const COLUMN_WIDTH = 360;

const tab = (label: string, fields: readonly Field[], rows: number, columns = 2): FormTab => ({
  label,
  fields,
  content: (
    <Box sx={{ maxWidth: { sm: columns * COLUMN_WIDTH } }}>
      <RecordFields fields={fields} rows={rows} columns={columns} />
    </Box>
  ),
});

export const typedTabs: readonly FormTab[] = [
  { label: 'Details', fields: detailsFields, content: <DetailsTab /> },
  tab('Press Info', pressInfoFields, 7),
  tab('Finisher Info', finisherInfoFields, 3),
  tab('Rewind Info', rewindInfoFields, 3, 1),
];
