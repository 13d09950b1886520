import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newestOf } from '../saving/newestOf';
import type { FormRecord } from '../saving/useSaveRecord';

/** A record held by the form in place of the one that is read again in the background, with what is typed over it. */
type Held = { record: FormRecord; insteadOf: FormRecord; typed?: Readonly<Record<string, unknown>> };

/**
 * The record that a form stands on. While the form is edited it keeps the one it started from, whatever a refetch in the
 * background brings: typed values stay, and a save still names the version that was edited.
 */
export const useHeldRecord = (
  record: FormRecord,
  when: 'create' | 'update',
  form: RefObject<UseFormReturn<FieldValues> | null>,
) => {
  const [editing, setEditing] = useState(when === 'create');
  const [held, setHeld] = useState<Held | null>(when === 'create' ? { record, insteadOf: record } : null);
  const [saved, setSaved] = useState<FormRecord>();
  // What was asked for before the save may be answered after it.
  const known = newestOf(record, saved);
  const shown = held && (editing || held.insteadOf === known) ? held.record : known;

  // The form inside has taken over the record by now: effects run from the inside out.
  useEffect(() => {
    for (const [source, value] of Object.entries(held?.typed ?? {})) {
      form.current?.setValue(source, value, { shouldDirty: true });
    }
  }, [held, form]);

  return {
    editing,
    shown,
    edit: () => {
      setHeld({ record: shown, insteadOf: known });
      setEditing(true);
    },
    /** Edits another version of the record, with values typed over it. */
    editOn: (base: FormRecord, typed: Readonly<Record<string, unknown>>) => {
      setHeld({ record: base, insteadOf: known, typed });
      setEditing(true);
    },
    /** Ends the editing with what was saved. */
    show: (answer: FormRecord) => {
      setSaved(answer);
      setHeld({ record: answer, insteadOf: known });
      setEditing(false);
    },
    /** Ends the editing with the record as it is known to be. */
    letGo: () => {
      setHeld(null);
      setEditing(false);
    },
  };
};
