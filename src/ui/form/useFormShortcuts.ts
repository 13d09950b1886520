import { type RefObject, useEffect } from 'react';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** Whether nothing lies over the form: its dialog is the topmost one, or it stands on the page and none is open. */
const isOnTop = (element: Element): boolean => {
  const dialogs = [...document.querySelectorAll(DIALOGS)];
  return (dialogs.at(-1) ?? null) === element.closest(DIALOGS);
};

/** Ctrl+S (or Cmd+S) saves the form on top, Ctrl+E edits it, wherever in its dialog the focus is. */
export const useFormShortcuts = (
  area: RefObject<HTMLElement | null>,
  { editing, edit }: { editing: boolean; edit: () => void },
): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = area.current;
      const key = event.key.toLowerCase();
      if (!element || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if ((key !== 's' && key !== 'e') || !isOnTop(element)) return;
      event.preventDefault();
      if (key === 'e' && !editing) edit();
      if (key === 's' && editing) element.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
};
