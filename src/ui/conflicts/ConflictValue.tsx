import { type Field, isNumeric, type ReferenceField } from '../../fields/field';
import { useChosenOption } from '../../fields/inputs/useOptions';
import type { AnyRecord } from '../../fields/record';
import { EMPTY, textOf } from '../../fields/text';
import { adornmentsOf } from '../../fields/units';

type ConflictValueProps = {
  field: Field;
  value: unknown;
  /** The record that the value stands in, for the name of what it links to. */
  record?: Partial<AnyRecord>;
};

const ReferenceName = ({ field, value, record }: ConflictValueProps & { field: ReferenceField }) => {
  const id = typeof value === 'number' ? value : null;
  const known = record?.[field.source] === value && field.nameSource ? record?.[field.nameSource] : undefined;
  const option = useChosenOption(field.options ?? field.reference, id, typeof known === 'string' ? known : undefined);
  return <>{option?.label ?? EMPTY}</>;
};

/** A value as a form shows it that is only read, with its unit. */
export const ConflictValue = ({ field, value, record }: ConflictValueProps) => {
  if (field.type === 'reference') return <ReferenceName field={field} value={value} record={record} />;
  const text = textOf(field, value, record);
  const { after } = adornmentsOf(field);
  return <>{text !== EMPTY && isNumeric(field) && field.type !== 'percent' && after ? `${text} ${after}` : text}</>;
};
