import type { ChoiceField } from '../../../fields/field';
import { useFieldValue } from '../../../fields/useFieldValue';

/** One of a few choices in a cell: the browser's own list, which is quick to open and works on a phone. */
export const ChoiceCell = ({ field }: { field: ChoiceField }) => {
  const { id, value, change, blur, ref } = useFieldValue(field);
  return (
    <select
      id={id}
      name={field.source}
      ref={ref}
      aria-label={field.label}
      value={String(value ?? field.defaultValue ?? '')}
      onChange={(event) => change(Number(event.target.value))}
      onBlur={blur}
    >
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
};
