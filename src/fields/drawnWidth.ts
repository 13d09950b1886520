import { madeOnce } from './madeOnce';

/** The type of tables: 13 pixels, larger for whoever has set a larger type in the browser. */
const TABLE_TYPE_REM = 0.8125;

const pen = madeOnce(() => ({
  canvas: document.createElement('canvas').getContext('2d'),
  family: getComputedStyle(document.body).fontFamily,
  size: TABLE_TYPE_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
}));

const letterWidths = { 400: new Map<string, number>(), 600: new Map<string, number>() };

/** The width of a letter in the type of tables, as this browser draws it: asked once, not with each text. */
const letterWidth = (letter: string, weight: 400 | 600): number => {
  const known = letterWidths[weight].get(letter);
  if (known !== undefined) return known;
  const { canvas, family, size } = pen();
  if (!canvas) return 0;
  canvas.font = `${weight} ${size}px ${family}`;
  const { width } = canvas.measureText(letter);
  letterWidths[weight].set(letter, width);
  return width;
};

/** How wide a text in a table is, in pixels: exactly that of figures, and hardly more than that of words. */
export const drawnWidth = (text: string, isBold: boolean): number => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter, isBold ? 600 : 400);
  return width;
};
