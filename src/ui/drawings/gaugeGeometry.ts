/** Widths and diameters held against what is allowed: a line to scale under the thing, its limit dashed on the same line. */
import { exceeds, sizeText } from './measures';
import { centredText, FONT_SIZE, type Line, type TextPlace, textWidth } from './shapes';

/** How a limit's lines are dashed, so that the two of the web are told apart without colour. */
export type Dash = 'long' | 'short';

export type Gauge = {
  actual: Line;
  limit: Line | null;
  dash: Dash;
  exceeded: boolean;
  text: TextPlace;
  /** For who cannot see it: "web width 12.875 in of 13.39 in". */
  words: string;
};

/** From one gauge to the next. */
export const GAUGE_HEIGHT = 26;

/** Left of the text of an exceeded limit. */
export const SIGN_WIDTH = 17;

type Gauged = {
  name: string;
  /** Inches. */
  actual: number;
  limit: number | null;
  dash?: Dash;
  limitIsDrawn?: boolean;
  /** Written after the size. */
  detail?: string | null;
};

type Place = { centre: number; y: number; scale: number; range: readonly [number, number] };

/** "Web width 12.875 in of 13.39 in". */
const gaugeText = (name: string, actual: number, limit: number | null): string => {
  if (limit === null) return `${name} ${sizeText(actual)}`;
  if (!exceeds(actual, limit)) return `${name} ${sizeText(actual)} of ${sizeText(limit)}`;
  return `${name} ${sizeText(actual)}: ${sizeText(actual - limit)} over ${sizeText(limit)}`;
};

/** The text of an exceeded limit is strong and has a warning sign on its left. */
const warningText = (text: string, { centre, y, range: [left, right] }: Place): TextPlace => {
  const room = right - left - SIGN_WIDTH;
  const size = Math.min(FONT_SIZE, (FONT_SIZE * room) / textWidth(text, FONT_SIZE, true));
  const width = textWidth(text, size, true);
  const x = Math.min(Math.max(centre - width / 2, left + SIGN_WIDTH), right - width);
  return { text, x, y: y + 15, anchor: 'start', size, strong: true };
};

/** A gauge of `actual` inches, and of its limit where there is one, centred on `centre` at height `y`. */
export const gaugeOf = (gauged: Gauged, place: Place): Gauge => {
  const { name, actual, limit, dash = 'long', limitIsDrawn = true, detail } = gauged;
  const { centre, y, scale, range } = place;
  const span = (inches: number): Line => ({
    from: { x: centre - (inches * scale) / 2, y },
    to: { x: centre + (inches * scale) / 2, y },
  });
  const exceeded = limit !== null && exceeds(actual, limit);
  const text = [gaugeText(name, actual, limit), ...(detail ? [detail] : [])].join(', ');
  return {
    actual: span(actual),
    limit: limit === null || !limitIsDrawn ? null : span(limit),
    dash,
    exceeded,
    text: exceeded ? warningText(text, place) : centredText(text, centre, y + 15, range),
    words: text.charAt(0).toLowerCase() + text.slice(1),
  };
};
