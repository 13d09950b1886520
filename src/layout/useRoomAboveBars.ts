import { useLayoutEffect, useState } from 'react';

/** Bars of buttons along the bottom: of a form, of a small dialog, of a list's pages. */
const BARS = '[data-bottom-bar], .MuiDialogActions-root';

const GAP = 8;
const EDGE = 24;

/** Bars come and go while a notice is shown: a dialog closes, Save gives way to Edit. */
const LOOK_AGAIN = 200;

/** How far from the bottom of the window nothing lies over a bar of buttons that is in front. */
const roomNow = (): number => {
  const front = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
  const tops = [...front.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => window.innerHeight - top + GAP);
  return Math.max(EDGE, ...tops);
};

/** Where a notice at the bottom covers no button, while it is `shown`. */
export const useRoomAboveBars = (shown: boolean): number => {
  const [room, setRoom] = useState(EDGE);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const look = () => setRoom(roomNow());
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [shown]);
  return room;
};
