import Autocomplete from '@mui/material/Autocomplete';
import type { ReactNode, Ref } from 'react';
import { AutocompleteBox } from './AutocompleteBox';
import type { Option } from './useOptions';
import type { useReferenceSearch } from './useReferenceSearch';

type ReferenceSearchProps = {
  id: string;
  /** The input's name for the browser. */
  source: string;
  search: ReturnType<typeof useReferenceSearch>;
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
  const { id, source, search, onBlur, label, inputRef, problem, messageId, noOptions } = props;
  const { options, isAnswer, isFetching, error, refetch, open, isTyped } = search;
  return (
    <Autocomplete<Option>
      id={id}
      open={open}
      onOpen={search.show}
      onClose={(_, reason) => {
        search.hide();
        if (reason === 'escape') search.putBack();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || (!open && !isTyped)) return;
        // It is meant for the list, not for the form that the field stands in.
        event.preventDefault();
        // What the list shows may still be what was typed before: whoever is that fast, as a scanner is, has not seen it.
        if (isTyped && !isAnswer) event.defaultMuiPrevented = true;
      }}
      options={error ? [] : [...options]}
      // The server has searched already.
      filterOptions={(found) => found}
      loading={isFetching && options.length === 0}
      value={search.chosen}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      inputValue={search.text}
      onInputChange={(_, text, reason) => search.type(text, reason)}
      onChange={(_, option) => search.choose(option?.value ?? null)}
      onFocus={search.focus}
      onBlur={() => {
        search.blur();
        onBlur?.();
      }}
      autoHighlight
      noOptionsText={noOptions({ search: search.search, error, onRetry: () => void refetch() })}
      slotProps={{ listbox: { sx: { fontSize: '0.875rem' } } }}
      renderInput={(params) => (
        <AutocompleteBox
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...(label && { 'aria-label': label }) },
          }}
          name={source}
          inputRef={inputRef}
          problem={problem}
          messageId={messageId}
        />
      )}
    />
  );
};
