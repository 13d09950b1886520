import Autocomplete from '@mui/material/Autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { FieldFrame } from '../FieldFrame';
import type { TextField } from '../field';
import { textOrNull, useFieldValue } from '../useFieldValue';
import { AutocompleteBox } from './AutocompleteBox';

type CachedList = { data?: readonly Record<string, unknown>[] };

/** The declared suggestions, then the other values that the lists loaded so far have in use. */
const useSuggestions = (field: TextField): string[] => {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const lists = queryClient.getQueriesData<CachedList>({ queryKey: [resource, 'getList'] });
  const inUse = lists
    .flatMap(([, list]) => list?.data ?? [])
    .map((record) => record[field.source])
    .filter((value): value is string => typeof value === 'string' && value !== '');
  return [...new Set([...(field.suggestions ?? []), ...inUse.toSorted()])];
};

/** Text with suggestions: anything may be typed. */
export const SuggestionInput = ({ field }: { field: TextField }) => {
  const { id, messageId, value, change, blur, ref, problem, frame } = useFieldValue(field);
  const suggestions = useSuggestions(field);
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame {...frame}>
      <Autocomplete
        id={id}
        freeSolo
        forcePopupIcon
        openText="Show suggestions"
        options={suggestions}
        // A value that is one of the suggestions shows all of them, so that another can be chosen at once.
        filterOptions={(options, { inputValue }) => {
          const typed = inputValue.trim().toLowerCase();
          if (options.some((option) => option.toLowerCase() === typed)) return options;
          return options.filter((option) => option.toLowerCase().includes(typed));
        }}
        value={text || null}
        inputValue={text}
        onInputChange={(_, typed, reason) => {
          // "reset" only repeats the value after it was chosen or the form was reset.
          if (reason !== 'reset') change(textOrNull(typed));
        }}
        onChange={(_, chosen) => change(textOrNull(chosen ?? ''))}
        onBlur={blur}
        slotProps={{ listbox: { sx: { fontSize: '0.875rem' } } }}
        renderInput={(params) => (
          <AutocompleteBox {...params} name={field.source} inputRef={ref} problem={problem} messageId={messageId} />
        )}
      />
    </FieldFrame>
  );
};
