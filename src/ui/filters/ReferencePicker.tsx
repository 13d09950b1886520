import Autocomplete from '@mui/material/Autocomplete';
import { useId, useState } from 'react';
import type { ReferenceField } from '../../fields/field';
import { AutocompleteBox } from '../../fields/inputs/AutocompleteBox';
import { type Option, useChosenOption, useOptions } from '../../fields/inputs/useOptions';

type ReferencePickerProps = {
  field: ReferenceField;
  value: number | null;
  problemId?: string;
  onChange: (id: number | null) => void;
};

const NO_REF = () => undefined;

/** A linked record, found by typing part of its name. */
export const ReferencePicker = ({ field, value, problemId, onChange }: ReferencePickerProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const resource = field.options ?? field.reference;
  const chosen = useChosenOption(resource, value);
  const { options, error, isFetching } = useOptions(resource, typed ?? '', open);
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
      autoHighlight
      noOptionsText={error ? 'The choices could not be loaded' : 'Nothing found'}
      slotProps={{ listbox: { sx: { fontSize: '0.875rem' } } }}
      renderInput={(params) => (
        <AutocompleteBox
          {...params}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Value' } }}
          name={field.source}
          inputRef={NO_REF}
          problem={problemId && 'wrong'}
          messageId={problemId ?? ''}
        />
      )}
    />
  );
};
