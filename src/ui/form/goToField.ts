import { createContext, useContext } from 'react';
import { inputId, useFormMode } from '../../fields/formMode';

/** Brings the tab of a field to the front. A form without tabs has all of its fields there. */
export const ShowTabOfContext = createContext<(source: string) => void>(() => undefined);

/** Leads to the input of a field of the form, on whichever tab it stands. */
export const useGoToField = (): ((source: string) => void) => {
  const mode = useFormMode();
  const showTabOf = useContext(ShowTabOfContext);
  return (source) => {
    showTabOf(source);
    // The tab has to be drawn before its field can take the focus.
    requestAnimationFrame(() => {
      const input = document.getElementById(inputId(mode, source));
      input?.scrollIntoView({ block: 'nearest' });
      input?.focus();
    });
  };
};
