import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Field, isWritable } from '../../fields/field';
import type { AlsoTold } from '../conflicts/mergeRecords';
import { type OpenConflict, saveMerging, type Taken } from '../conflicts/saveMerging';
import { saveText } from '../conflicts/saveText';
import { type Failure, failureOf } from '../saving/failure';
import type { FormRecord } from '../saving/useSaveRecord';

type Values = Readonly<Record<string, unknown>>;

/** What is said when a record has been saved, or made of the record as it was saved. */
export type SavedMessage = string | ((saved: FormRecord) => string);

type FormSavingOptions = {
  fields: readonly Field[];
  /** What to tell of besides, where somebody else has changed it in the meantime. */
  alsoTold?: readonly AlsoTold[];
  when: 'create' | 'update';
  savedMessage: SavedMessage;
  save: (base: FormRecord, values: Values) => Promise<FormRecord>;
  /** The form stands on a newer record from now on, with these values over it. */
  onMerged: (base: FormRecord, values: Values) => void;
  onSaved: (saved: FormRecord) => Promise<void>;
};

/** The saving of a form: once at a time, merged with what others have saved, and what went wrong. */
export const useFormSaving = ({ fields, alsoTold, when, savedMessage, ...calls }: FormSavingOptions) => {
  const { save, onMerged, onSaved } = calls;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [saving, setSaving] = useState(false);
  const isSaving = useRef(false);
  /** What has been taken over since the form was last saved. */
  const taken = useRef<Taken[]>([]);
  const notify = useNotify();

  /** `alsoTaken` came along with what somebody has just decided. */
  const submit = async (
    base: FormRecord,
    values: FieldValues,
    alsoTaken: readonly Taken[] = [],
  ): Promise<Record<string, string> | undefined> => {
    // A second press while the first is on its way saves nothing more.
    if (isSaving.current) return undefined;
    isSaving.current = true;
    setSaving(true);
    setFailure(null);
    setConflict(null);
    let isAdded = false;
    try {
      const result = await saveMerging({ fields, alsoTold, base, values, save, onMerged });
      taken.current = [...taken.current, ...alsoTaken, ...result.taken];
      if ('conflict' in result) {
        setConflict(result.conflict);
        return undefined;
      }
      const message = typeof savedMessage === 'string' ? savedMessage : savedMessage(result.saved);
      const text = saveText(message, { ...result, taken: taken.current });
      await onSaved(result.saved);
      notify(text, { type: 'success', autoHideDuration: text === message ? 3000 : 10_000 });
      taken.current = [];
      isAdded = when === 'create';
      return undefined;
    } catch (error) {
      const failed = failureOf(
        error,
        fields.filter((field) => isWritable(field, when)),
      );
      setFailure(failed);
      return { ...failed.errors };
    } finally {
      // What has been added closes its form: a press that comes late adds nothing more.
      isSaving.current = isAdded;
      setSaving(isAdded);
    }
  };

  return {
    saving,
    /** Whether it is, also before that has been drawn. */
    isSaving,
    failure,
    conflict,
    submit,
    /** Goes back to the form: nothing is saved, and it says why. */
    leaveConflict: () => {
      const { changedBy = null } = conflict ?? {};
      setConflict(null);
      setFailure({
        message: `Not saved yet: ${changedBy ?? 'somebody else'} has changed some of the same fields. What you typed is still here; save again to choose.`,
        errors: {},
        refusals: [],
      });
    },
    clear: () => {
      setFailure(null);
      setConflict(null);
      taken.current = [];
    },
  };
};
