import { memo } from 'react';
import type { Field } from '../../../fields/field';
import { useFormMode } from '../../../fields/formMode';
import { EMPTY, textOf } from '../../../fields/text';
import { CheckCell } from './CheckCell';
import { ChoiceCell } from './ChoiceCell';
import { NumberCell } from './NumberCell';
import type { CellPlace } from './selection';

type ContentProps = { field: Field | null; value: unknown };

const Content = ({ field, value }: ContentProps) => {
  const { editing } = useFormMode();
  if (!field) return editing ? null : EMPTY;
  if (editing && field.type === 'boolean') return <CheckCell field={field} />;
  if (editing && field.type === 'choice') return <ChoiceCell field={field} />;
  if (editing && (field.type === 'number' || field.type === 'currency'))
    return <NumberCell key={field.source} field={field} />;
  const text = textOf(field, field.type === 'choice' ? (value ?? 0) : value);
  return field.type === 'number' && field.unit && text !== EMPTY ? `${text} ${field.unit}` : text;
};

const Cell = ({ field, value, ...place }: CellPlace & ContentProps) => (
  <td {...place}>
    <Content field={field} value={value} />
  </td>
);

/** A cell that can be typed into while the quote is edited, and is read otherwise. */
export const TypedCell = memo(Cell);
