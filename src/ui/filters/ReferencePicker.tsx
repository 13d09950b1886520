import { useId, useState } from 'react';
import type { ReferenceField } from '../../fields/field';
import { ReferenceSearch } from '../../fields/inputs/ReferenceSearch';

type ReferencePickerProps = {
  field: ReferenceField;
  value: number | null;
  problemId?: string;
  onChange: (id: number | null) => void;
};

/** The linked record that a filter asks for. */
export const ReferencePicker = ({ field, value, problemId, onChange }: ReferencePickerProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <ReferenceSearch
      id={useId()}
      field={field}
      value={value}
      onChange={onChange}
      typed={typed}
      onType={setTyped}
      // The filter is that of the record that stands there.
      onBlur={() => setTyped(null)}
      label="Value"
      problem={problemId && 'wrong'}
      messageId={problemId ?? ''}
      noOptions={({ error }) => (error ? 'The choices could not be loaded' : 'Nothing found')}
    />
  );
};
