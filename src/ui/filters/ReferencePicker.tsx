import { useId } from 'react';
import type { ReferenceField } from '../../fields/field';
import { ReferenceSearch } from '../../fields/inputs/ReferenceSearch';

type ReferencePickerProps = {
  field: ReferenceField;
  value: number | null;
  problemId?: string;
  onChange: (id: number | null) => void;
};

/** The linked record that a filter asks for. */
export const ReferencePicker = ({ field, value, problemId, onChange }: ReferencePickerProps) => (
  <ReferenceSearch
    id={useId()}
    field={field}
    value={value}
    onChange={onChange}
    label="Value"
    problem={problemId && 'wrong'}
    messageId={problemId ?? ''}
    noOptions={({ error }) => (error ? 'The choices could not be loaded' : 'Nothing found')}
  />
);
