/** The four tabs that an estimator fills in, of a new quote and of one that is there. */
import type { Field } from '../../fields/field';
import type { FormTab } from '../../ui/form/FormTabs';
import { RecordFields } from '../../ui/form/RecordFields';
import { DetailsTab } from './DetailsTab';
import { detailsFields, finisherInfoFields, pressInfoFields, rewindInfoFields } from './fields';

const tab = (label: string, fields: readonly Field[], rows?: number, columns?: number): FormTab => ({
  label,
  fields,
  content: <RecordFields fields={fields} rows={rows} columns={columns} />,
});

export const typedTabs: readonly FormTab[] = [
  { label: 'Details', fields: detailsFields, content: <DetailsTab /> },
  tab('Press Info', pressInfoFields, 7),
  tab('Finisher Info', finisherInfoFields, 3),
  tab('Rewind Info', rewindInfoFields, 3, 1),
];
