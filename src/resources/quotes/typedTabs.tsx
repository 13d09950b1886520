/** The four tabs that an estimator fills in, of a new quote and of one that is there. */
import type { Field } from '../../fields/field';
import type { FormTab } from '../../ui/FormTabs';
import { RecordFields } from '../../ui/RecordFields';
import { detailsFields, finisherInfoFields, pressInfoFields, rewindInfoFields } from './fields';

/** A linked name has no place of its own where the field that links it shows it already. */
const withoutLinkedNames = (fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => field.readOnly !== 'linked');

const tab = (label: string, fields: readonly Field[], rows?: number, columns?: number): FormTab => ({
  label,
  fields,
  content: <RecordFields fields={withoutLinkedNames(fields)} rows={rows} columns={columns} />,
});

export const typedTabs: readonly FormTab[] = [
  tab('Details', detailsFields, 6, 3),
  tab('Press Info', pressInfoFields, 7),
  tab('Finisher Info', finisherInfoFields, 3),
  tab('Rewind Info', rewindInfoFields, 3, 1),
];
