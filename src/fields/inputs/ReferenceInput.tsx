import Autocomplete from '@mui/material/Autocomplete';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { ReferenceField } from '../field';
import type { AnyRecord } from '../record';
import { useFieldValue } from '../useFieldValue';
import { AutocompleteBox } from './AutocompleteBox';
import { NoOptions } from './NoOptions';
import { type Option, useChosenOption, useOptions } from './useOptions';

const nameIn = (record: AnyRecord | undefined, field: ReferenceField, value: number | null): string | undefined => {
  const name = field.nameSource && record?.[field.source] === value ? record?.[field.nameSource] : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** The link to another record, chosen from its options list by typing part of its name. */
export const ReferenceInput = ({ field }: { field: ReferenceField }) => {
  const { id, messageId, value, change, blur, ref, problem, frame } = useFieldValue(field);
  const record = useRecordContext<AnyRecord>();
  const [open, setOpen] = useState(false);
  /** What is being searched for; null while nobody is typing, when the chosen option's label stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const resource = field.options ?? field.reference;
  const chosenId = typeof value === 'number' ? value : null;
  const chosen = useChosenOption(resource, chosenId, nameIn(record, field, chosenId));
  const search = typed ?? '';
  const { options, error, isFetching, refetch } = useOptions(resource, search, open);

  return (
    <FieldFrame {...frame}>
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
        onChange={(_, option) => change(option?.value ?? null)}
        onBlur={blur}
        autoHighlight
        noOptionsText={
          <NoOptions resource={field.reference} search={search} error={error} onRetry={() => void refetch()} />
        }
        slotProps={{ listbox: { sx: { fontSize: '0.875rem' } } }}
        renderInput={(params) => (
          <AutocompleteBox {...params} name={field.source} inputRef={ref} problem={problem} messageId={messageId} />
        )}
      />
    </FieldFrame>
  );
};
