import Autocomplete from '@mui/material/Autocomplete';
import { type ReactNode, type Ref, useState } from 'react';
import type { ReferenceField } from '../field';
import { AutocompleteBox } from './AutocompleteBox';
import { type Option, useChosenOption, useOptions } from './useOptions';

type ReferenceSearchProps = {
  id: string;
  field: ReferenceField;
  value: number | null;
  /** The name of the chosen record, where it is known already. */
  name?: string;
  onChange: (id: number | null) => void;
  onBlur?: () => void;
  /** The input's own name, where no label stands beside it. */
  label?: string;
  inputRef?: Ref<HTMLInputElement>;
  problem?: string;
  messageId: string;
  /** What is said where there is nothing to choose. */
  noOptions: (found: { search: string; error: Error | null; onRetry: () => void }) => ReactNode;
};

/** A linked record, found by typing part of its name: the server searches. */
export const ReferenceSearch = (props: ReferenceSearchProps) => {
  const { id, field, value, name, onChange, onBlur, label, inputRef, problem, messageId, noOptions } = props;
  const [open, setOpen] = useState(false);
  /** What is being searched for; null while nobody is typing, when the chosen option's label stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const resource = field.options ?? field.reference;
  const chosen = useChosenOption(resource, value, name);
  const search = typed ?? '';
  const { options, error, isFetching, refetch } = useOptions(resource, search, open);
  return (
    <Autocomplete<Option>
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped(null);
      }}
      options={error ? [] : [...options]}
      // The server has searched already.
      filterOptions={(found) => found}
      loading={isFetching && options.length === 0}
      value={chosen}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : null)}
      onChange={(_, option) => onChange(option?.value ?? null)}
      onBlur={onBlur}
      autoHighlight
      noOptionsText={noOptions({ search, error, onRetry: () => void refetch() })}
      slotProps={{ listbox: { sx: { fontSize: '0.875rem' } } }}
      renderInput={(params) => (
        <AutocompleteBox
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...(label && { 'aria-label': label }) },
          }}
          name={field.source}
          inputRef={inputRef}
          problem={problem}
          messageId={messageId}
        />
      )}
    />
  );
};
