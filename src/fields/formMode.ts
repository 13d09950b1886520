/** Whether a form is being read or edited: the one switch that turns every field between text and input. */
import { createContext, useContext } from 'react';

export type FormMode = {
  editing: boolean;
  /** Adding a record or changing one: some fields are typed only when adding. */
  when: 'create' | 'update';
  /** Set before each field's name to make the ids of labels and inputs, so that two open forms do not share one. */
  idPrefix: string;
};

const FormModeContext = createContext<FormMode>({ editing: false, when: 'update', idPrefix: '' });

export const FormModeProvider = FormModeContext.Provider;

export const useFormMode = (): FormMode => useContext(FormModeContext);

/** The id of a field's input: where its label points and where a link in the error summary goes. */
export const inputId = (mode: FormMode, source: string): string => `${mode.idPrefix}${source}`;
