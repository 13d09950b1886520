/** What the parts of an editable form know of it. */
import { createContext, useContext } from 'react';
import type { Failure } from '../saving/failure';

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
});

export const EditableFormProvider = EditableFormContext.Provider;

export const useEditableForm = (): EditableFormState => useContext(EditableFormContext);
