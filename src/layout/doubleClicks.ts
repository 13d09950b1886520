/** What a click is on: the control around the text or picture that was hit, which may be drawn anew meanwhile. */
const controlAt = ({ target }: MouseEvent): Node | null =>
  target instanceof Element ? (target.closest('a, button, input, select, textarea, label, [role]') ?? target) : null;

/**
 * Keeps the second click of a double click from what has come under the pointer since the first one. Many people click
 * twice where once is meant: a dialog would close again by the click beside it, a menu would have chosen for them, and
 * Save, which comes where Edit was, would have been pressed. Called once.
 */
export const keepSecondClicksFromOthers = (): void => {
  let before: Node | null = null;
  /** Keys and programs click without a count. */
  const isForAnother = (event: MouseEvent, control: Node | null): boolean =>
    event.detail > 1 && before !== null && !before.contains(control) && !control?.contains(before);
  const keep = (event: MouseEvent) => {
    const control = controlAt(event);
    if (isForAnother(event, control)) {
      event.preventDefault();
      event.stopPropagation();
    }
    // Whoever goes on clicking there means what is there.
    if (event.type === 'click') before = control;
  };
  // The press takes the focus away, the click does the rest.
  window.addEventListener('mousedown', keep, { capture: true });
  window.addEventListener('click', keep, { capture: true });
};
