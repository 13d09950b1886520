import { FieldInput } from './FieldInput';
import { FieldText } from './FieldText';
import { type Field, isWritable } from './field';
import { useFormMode } from './formMode';

/** A field in its form: its input while the form is edited and the field may be typed, otherwise its text. */
export const RecordField = ({ field }: { field: Field }) => {
  const { editing, when } = useFormMode();
  return editing && isWritable(field, when) ? <FieldInput field={field} /> : <FieldText field={field} />;
};
