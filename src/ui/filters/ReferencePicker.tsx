import { useId } from 'react';
import type { ReferenceField } from '../../fields/field';
import { ReferenceSearch } from '../../fields/inputs/ReferenceSearch';
import { useReferenceSearch } from '../../fields/inputs/useReferenceSearch';

type ReferencePickerProps = {
  field: ReferenceField;
  value: number | null;
  /** The text that stands in place of the record's name. */
  typed: string | null;
  problemId?: string;
  onType: (text: string | null) => void;
  onChoose: (id: number | null) => void;
};

/** The linked record that a filter asks for. */
export const ReferencePicker = ({ problemId, ...sought }: ReferencePickerProps) => {
  const search = useReferenceSearch(sought);
  return (
    <ReferenceSearch
      id={useId()}
      source={sought.field.source}
      search={search}
      label="Value"
      problem={problemId ? 'wrong' : search.problem}
      messageId={problemId ?? ''}
      noOptions={({ error }) => (error ? 'The choices could not be loaded' : 'Nothing found')}
    />
  );
};
