/** How wide the columns of figures have to be: a figure that is cut off is read as another one. */
import { madeOnce } from '../../../fields/madeOnce';
import type { PricedRow, Warning } from '../../../pricing';
import { columns, isPriced } from './columns';

const PRICES: readonly string[] = ['total_price', 'price_per_m_labels'];

/** The mark of a warning, beside a figure in its cell. */
const MARK = 18;

/** What a declared width has room for, on a narrow screen too. */
const ROOM = 24;

const pen = madeOnce(() => document.createElement('canvas').getContext('2d'));

/** The width of a figure in the type of the table, as this browser draws it. */
const drawnWidth = (text: string, isBold: boolean): number => {
  const canvas = pen();
  if (!canvas) return 0;
  canvas.font = `${isBold ? 600 : 400} 13px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text).width;
};

/**
 * How wide the largest figure of each column is, where the declared width might not hold it. Of all others nothing is
 * said: a column that follows each figure would be laid out anew with each key.
 */
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
    const widest = Math.ceil(Math.max(...needed));
    return widest > column.width - ROOM ? widest : undefined;
  });
