import type { SyntheticEvent } from 'react';

/** Keys that change nothing: they lead on, or out. */
const LEADS_ON = ['Tab', 'Escape'];

/** Looking at another tab of the form changes nothing either. */
const isLooking = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('[role="tab"]') !== null;

/**
 * Holds a form while it is saved: what would be typed then would be neither in what was sent nor in the answer that takes
 * its place. Focus and looks stay. What hangs from the form without lying in it, such as an open list, is held with it.
 */
export const holding = (isSaving: () => boolean) => {
  const refuse = (event: SyntheticEvent) => {
    if (!isSaving() || isLooking(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onKeyDownCapture: (event: SyntheticEvent<Element, KeyboardEvent>) => {
      if (!LEADS_ON.includes(event.nativeEvent.key)) refuse(event);
    },
    onBeforeInputCapture: refuse,
    // What comes without keys, such as spoken words: the field puts back what stood there.
    onChangeCapture: refuse,
    onPointerDownCapture: refuse,
    onMouseDownCapture: refuse,
    onClickCapture: refuse,
    onPasteCapture: refuse,
    onCutCapture: refuse,
    onDropCapture: refuse,
  };
};
