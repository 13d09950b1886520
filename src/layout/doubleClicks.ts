/** A tap has no count: one so soon after another, in milliseconds, and so near to it, in pixels, is its second. */
const TAPPED_WITHIN = 400;
const TAPPED_NEAR = 30;

type Click = { control: Node | null; at: number; x: number; y: number };

/** What a click is on: the control around the text or picture that was hit, which may be drawn anew meanwhile. */
const controlAt = ({ target }: MouseEvent): Node | null =>
  target instanceof Element ? (target.closest('a, button, input, select, textarea, label, [role]') ?? target) : null;

const isSecondTap = (event: MouseEvent, before: Click): boolean =>
  event instanceof PointerEvent &&
  event.pointerType === 'touch' &&
  event.timeStamp - before.at < TAPPED_WITHIN &&
  Math.hypot(event.clientX - before.x, event.clientY - before.y) < TAPPED_NEAR;

/**
 * Keeps the second click of a double click from what has come under the pointer since the first one. Many people click
 * twice where once is meant: a dialog would close again by the click beside it, a menu would have chosen for them, and
 * Save, which comes where Edit was, would have been pressed. Called once.
 */
export const keepSecondClicksFromOthers = (): void => {
  let before: Click | null = null;
  const keep = (event: MouseEvent) => {
    const control = controlAt(event);
    // Keys and programs click without a count.
    const isSecond = before !== null && (event.detail > 1 || isSecondTap(event, before));
    const isOnSame = before?.control?.contains(control) || control?.contains(before?.control ?? null);
    if (isSecond && !isOnSame) {
      event.preventDefault();
      event.stopPropagation();
    }
    // Whoever goes on clicking there means what is there.
    if (event.type === 'click') before = { control, at: event.timeStamp, x: event.clientX, y: event.clientY };
  };
  // The press takes the focus away, the click does the rest.
  window.addEventListener('mousedown', keep, { capture: true });
  window.addEventListener('click', keep, { capture: true });
};
