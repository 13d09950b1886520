/**
 * What a drawing is made of, before it is SVG. Coordinates are drawing units, about a CSS pixel each, from the top left;
 * a drawing's `scale` says how many of them make an inch of the thing drawn.
 */

export type Point = { x: number; y: number };
export type Line = { from: Point; to: Point };
export type Rectangle = { x: number; y: number; width: number; height: number };

/** One line of text; `y` is its baseline. */
export type TextPlace = {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
  strong?: boolean;
};

export const FONT_SIZE = 11;
/** From baseline to baseline. */
export const LINE_HEIGHT = 13;
/** Space kept between two texts that stand beside one another. */
export const TEXT_GAP = 8;

/** A drawing is never larger than the thing itself: CSS has 96 pixels to the inch. */
export const LIFE_SIZE = 96;

/** Widths of characters in ems, as wide as they are in the widest of the usual interface fonts. */
const characterWidth = (character: string): number => {
  if (/[mwMW%]/.test(character)) return 1;
  if (/[ .,:;'ijlt]/.test(character)) return 0.4;
  return /[A-Z]/.test(character) ? 0.78 : 0.65;
};

/** How wide a text will be at most, whatever the interface's font. */
export const textWidth = (text: string, size = FONT_SIZE, strong = false): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0) * size * (strong ? 1.1 : 1);

/** The rectangle a text stands in. */
export const textBounds = ({ text, x, y, anchor, size, strong }: TextPlace): Rectangle => {
  const width = textWidth(text, size, strong);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - size * 0.8, width, height: size };
};

/** A centred text, moved and if need be made smaller so that it stands between `left` and `right`. */
export const centredText = (
  text: string,
  centre: number,
  y: number,
  [left, right]: readonly [number, number],
): TextPlace => {
  const size = Math.min(FONT_SIZE, (FONT_SIZE * (right - left)) / Math.max(textWidth(text), 1));
  const half = textWidth(text, size) / 2;
  const x = Math.min(Math.max(centre, left + half), right - half);
  return { text, x, y, anchor: 'middle', size };
};

/**
 * Where stretches of the given lengths begin, so that each is as near to its centre as possible, none overlaps another,
 * and all lie between `from` and `to` as long as they fit. The stretches come in the order of their centres.
 */
export const spread = (
  stretches: readonly { centre: number; length: number }[],
  from: number,
  to: number,
  gap: number,
): number[] => {
  let free = from;
  const starts = stretches.map(({ centre, length }) => {
    const start = Math.max(centre - length / 2, free);
    free = start + length + gap;
    return start;
  });
  let limit = to;
  for (let index = starts.length - 1; index >= 0; index -= 1) {
    const length = stretches[index]?.length ?? 0;
    const start = Math.min(starts[index] ?? 0, limit - length);
    starts[index] = start;
    limit = start - gap;
  }
  return starts;
};

/** Rectangles of one size in rows and columns, the first at the top left, row by row. */
export const grid = (
  first: Rectangle,
  across: { count: number; pitch: number },
  around: { count: number; pitch: number },
): Rectangle[] =>
  Array.from({ length: across.count * around.count }, (_, index) => ({
    ...first,
    x: first.x + (index % across.count) * across.pitch,
    y: first.y + Math.floor(index / across.count) * around.pitch,
  }));
