import type { AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ReferenceField } from '../field';
import { meantAmong, optionsOf } from './useMeantRecord';
import { useChosenOption, useOptions } from './useOptions';

type ReferenceSearchOptions = {
  field: ReferenceField;
  value: number | null;
  /** The name of the chosen record, where it is known already. */
  name?: string;
  onChoose: (id: number | null) => void;
  /** What is typed and searched for; null where nothing is, and the name of the chosen record stands there. */
  typed: string | null;
  onType: (text: string | null) => void;
};

/**
 * The search for a linked record by part of its name. Where its field is left, a typed text gives way to the record that
 * it means, as soon as that is known; a text that means none stays where it is, with what is wrong with it.
 */
export const useReferenceSearch = ({ field, value, name, onChoose, typed, onType }: ReferenceSearchOptions) => {
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const resource = optionsOf(field);
  const chosen = useChosenOption(resource, value, name);
  const search = typed ?? '';
  const found = useOptions(resource, search, open || typed !== null);

  const choose = (id: number | null) => {
    setOpen(false);
    onType(null);
    onChoose(id);
  };
  /** What is chosen already is not chosen once more. */
  const take = (id: number | null) => (id === value ? onType(null) : choose(id));
  const type = (text: string, reason: AutocompleteInputChangeReason) => {
    // These only repeat the name of what is chosen: after a choice from elsewhere, or because the field is left.
    if (reason === 'reset' || reason === 'blur') return;
    if (reason === 'input' && text.trim() === '') take(null);
    else onType(reason === 'input' && text !== chosen?.label ? text : null);
  };

  // Nothing is said of a text while it is still being typed, nor before it has been looked for.
  const isLeft = typed !== null && !focused;
  const meant = isLeft && found.isAnswer && !found.error ? meantAmong(field, typed, found.options) : null;
  const meantId = meant && 'record' in meant ? meant.record.value : null;
  const takeMeant = useEvent(take);
  useEffect(() => {
    if (meantId !== null) takeMeant(meantId);
  }, [meantId, takeMeant]);

  return {
    ...found,
    search,
    chosen,
    open,
    show: () => setOpen(true),
    hide: () => setOpen(false),
    text: typed ?? chosen?.label ?? '',
    isTyped: typed !== null,
    type,
    /** Puts back the name of what is chosen. */
    putBack: () => onType(null),
    choose,
    /** Puts the record that the text means in its place. */
    take,
    focus: () => setFocused(true),
    blur: () => setFocused(false),
    /** What is wrong with the text that was left in the field. */
    problem: (isLeft && found.error?.message) || (meant && 'problem' in meant ? meant.problem : undefined),
  };
};
