import Autocomplete, { type AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
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
  /** What is typed and searched for; null where nothing is, and the name of the chosen record stands there. */
  typed: string | null;
  onType: (text: string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** The input's own name, where no label stands beside it. */
  label?: string;
  inputRef?: Ref<HTMLInputElement>;
  problem?: string;
  messageId: string;
  /** What is said where there is nothing to choose. */
  noOptions: (found: { search: string; error: Error | null; onRetry: () => void }) => ReactNode;
};

/** What becomes of the text where the input changes: another text, none, or it stays as it is (undefined). */
const typedBy = (text: string, reason: AutocompleteInputChangeReason): string | null | undefined => {
  // These only repeat the name of what is chosen: after a choice from elsewhere, or because the field is left.
  if (reason === 'reset' || reason === 'blur') return undefined;
  return reason === 'input' && text !== '' ? text : null;
};

/**
 * A linked record, found by typing part of its name: the server searches. Text that matches nothing, or that has no
 * answer yet, is not dropped where the field is left: it is for whoever holds it to say what is to become of it.
 */
export const ReferenceSearch = (props: ReferenceSearchProps) => {
  const { id, field, value, name, onChange, typed, onType, label, inputRef, problem, messageId, noOptions } = props;
  const [open, setOpen] = useState(false);
  const resource = field.options ?? field.reference;
  const chosen = useChosenOption(resource, value, name);
  const search = typed ?? '';
  const { options, isAnswer, error, isFetching, refetch } = useOptions(resource, search, open);
  return (
    <Autocomplete<Option>
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={(_, reason) => {
        setOpen(false);
        if (reason === 'escape') onType(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || (!open && typed === null)) return;
        // It is meant for the list, not for the form that the field stands in.
        event.preventDefault();
        // What the list shows may still be what was typed before: whoever is that fast, as a scanner is, has not seen it.
        if (typed !== null && !isAnswer) event.defaultMuiPrevented = true;
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
      onInputChange={(_, text, reason) => {
        const next = typedBy(text, reason);
        if (next !== undefined) onType(next);
      }}
      onChange={(_, option) => onChange(option?.value ?? null)}
      onFocus={props.onFocus}
      onBlur={() => {
        if (isAnswer && options.length > 0) onType(null);
        props.onBlur?.();
      }}
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
