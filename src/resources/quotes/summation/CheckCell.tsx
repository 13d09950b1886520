import type { BooleanField } from '../../../fields/field';
import { useFieldValue } from '../../../fields/useFieldValue';

/** Yes or no in a cell. */
export const CheckCell = ({ field }: { field: BooleanField }) => {
  const { id, value, change, blur, ref } = useFieldValue(field);
  return (
    <input
      id={id}
      name={field.source}
      ref={ref}
      type="checkbox"
      aria-label={field.label}
      checked={value === true}
      onChange={(event) => change(event.target.checked)}
      onBlur={blur}
    />
  );
};
