/** How wide the columns of figures have to be: a figure that is cut off is read as another one. */
import { madeOnce } from '../../../fields/madeOnce';
import type { PricedRow, Warning } from '../../../pricing';
import { columns, isPriced } from './columns';

const PRICES: readonly string[] = ['total_price', 'price_per_m_labels'];

/** The mark of a warning, beside a figure in its cell. */
const MARK = 18;

/** Widths grow in steps of so many pixels: a column that followed each figure would be laid out anew with each key. */
const STEP = 16;

const pen = madeOnce(() => {
  const canvas = document.createElement('canvas').getContext('2d');
  return { canvas, family: getComputedStyle(document.body).fontFamily };
});

const letterWidths = { 400: new Map<string, number>(), 600: new Map<string, number>() };

/** The width of a letter in the type of the table, as this browser draws it: asked once, not with each key. */
const letterWidth = (letter: string, weight: 400 | 600): number => {
  const known = letterWidths[weight].get(letter);
  if (known !== undefined) return known;
  const { canvas, family } = pen();
  if (!canvas) return 0;
  canvas.font = `${weight} 13px ${family}`;
  const { width } = canvas.measureText(letter);
  letterWidths[weight].set(letter, width);
  return width;
};

/** The width of a figure: its digits are all equally wide, and stand as far apart whatever is beside them. */
const drawnWidth = (text: string, isBold: boolean): number =>
  [...text].reduce((width, letter) => width + letterWidth(letter, isBold ? 600 : 400), 0);

/** How wide the largest figure of each column is, at least; undefined of a column that has none. */
export const figureWidths = (
  rows: readonly PricedRow[],
  warnings: readonly Warning[],
): readonly (number | undefined)[] =>
  columns.map((column) => {
    if (!isPriced(column)) return undefined;
    const needed = rows.map((row) => {
      const isMarked = warnings.some((warning) => warning.row === row.row && warning.field === column.name);
      return drawnWidth(column.text(row), PRICES.includes(column.name)) + (isMarked ? MARK : 0);
    });
    return Math.ceil(Math.max(...needed) / STEP) * STEP;
  });
