import { createContext, useContext } from 'react';

/** Whether the fields stand where they can be seen, and not on a tab behind another. */
export const FieldsShownContext = createContext(true);

export const useFieldsShown = (): boolean => useContext(FieldsShownContext);
