/** What the parts of an editable form know of it. */
import { useEvent } from 'ra-core';
import { createContext, useContext, useEffect } from 'react';
import type { Failure } from '../saving/failure';

/** What a save waits for before it takes the values of the form. */
export type BeforeSave = Set<() => Promise<void>>;

export type EditableFormState = {
  editing: boolean;
  when: 'create' | 'update';
  /** The path under which the form stays open. */
  path: string;
  saving: boolean;
  /** Why the last try to save did not succeed. */
  failure: Failure | null;
  edit: () => void;
  /** Restores what was there before and leaves edit mode; for a new record, closes the dialog. */
  cancel: () => void;
  /** Forgets what the server said of the last try. */
  clearErrors: () => void;
  beforeSave: BeforeSave;
};

const EditableFormContext = createContext<EditableFormState>({
  editing: false,
  when: 'update',
  path: '/',
  saving: false,
  failure: null,
  edit: () => undefined,
  cancel: () => undefined,
  clearErrors: () => undefined,
  beforeSave: new Set(),
});

export const EditableFormProvider = EditableFormContext.Provider;

export const useEditableForm = (): EditableFormState => useContext(EditableFormContext);

/** Has each save of the form wait until the values are there that follow from others. */
export const useBeforeSave = (follow: () => Promise<void>): void => {
  const { beforeSave } = useEditableForm();
  const latest = useEvent(follow);
  useEffect(() => {
    beforeSave.add(latest);
    return () => {
      beforeSave.delete(latest);
    };
  }, [beforeSave, latest]);
};
