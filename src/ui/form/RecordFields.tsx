import Stack from '@mui/material/Stack';
import { type Field, isWritable } from '../../fields/field';
import { useFormMode } from '../../fields/formMode';
import { RecordField } from '../../fields/RecordField';
import { FormGrid } from './FormGrid';

type RecordFieldsProps = {
  fields: readonly Field[];
  rows?: number;
  columns?: number;
};

/**
 * An entity's fields in the form's grid, in their order; notes take the whole width below it. A new record shows what can
 * be typed, one that is there shows what can be read.
 */
export const RecordFields = ({ fields, rows = 5, columns = 2 }: RecordFieldsProps) => {
  const { when } = useFormMode();
  const shown = fields.filter((field) => (when === 'create' ? isWritable(field, when) : field.type !== 'password'));
  const notes = shown.filter((field) => field.type === 'longText');
  const inGrid = shown.filter((field) => field.type !== 'longText');
  return (
    <Stack>
      {inGrid.length > 0 && (
        <FormGrid rows={Math.max(rows, Math.ceil(inGrid.length / columns))} columns={columns}>
          {inGrid.map((field) => (
            <RecordField key={field.source} field={field} />
          ))}
        </FormGrid>
      )}
      {notes.map((field) => (
        <RecordField key={field.source} field={field} />
      ))}
    </Stack>
  );
};
