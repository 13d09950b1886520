import { type RefObject, useEffect, useRef } from 'react';

/** What can be typed into; the checkbox comes last by its place in the form, not by its kind. */
const INPUTS =
  'input:not([type="hidden"]):not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), [role="combobox"]';

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/**
 * Moves the focus along with the form's mode: to the first input when editing begins, to the Edit button when it ends
 * and the input that had the focus is gone.
 */
export const useFormFocus = (area: RefObject<HTMLElement | null>, editing: boolean): void => {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing === wasEditing.current) return;
    wasEditing.current = editing;
    const candidates = editing
      ? area.current?.querySelectorAll<HTMLElement>(INPUTS)
      : area.current?.querySelectorAll<HTMLElement>('[data-edit-button]');
    [...(candidates ?? [])].find(isShown)?.focus();
  }, [area, editing]);
};
