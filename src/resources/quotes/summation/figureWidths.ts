/** How wide the columns of figures have to be: a figure that is cut off is read as another one. */
import { madeOnce } from '../../../fields/madeOnce';
import type { PricedRow, Warning } from '../../../pricing';
import { columns, isPriced } from './columns';

const PRICES: readonly string[] = ['total_price', 'price_per_m_labels'];

/** Beside a figure in its cell: the space around it, the line, and the mark of a warning. */
const AROUND = 18;
const MARK = 18;

const pen = madeOnce(() => document.createElement('canvas').getContext('2d'));

/** The width of a figure in the type of the table, as this browser draws it. */
const drawnWidth = (text: string, isBold: boolean): number => {
  const canvas = pen();
  if (!canvas) return 0;
  canvas.font = `${isBold ? 600 : 400} 13px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text).width;
};

/** The widths of the columns: as declared, and more where a figure of these rows needs it. */
export const columnWidths = (rows: readonly PricedRow[], warnings: readonly Warning[]): readonly number[] =>
  columns.map((column) => {
    if (!isPriced(column)) return column.width;
    const needed = rows.map((row) => {
      const isMarked = warnings.some((warning) => warning.row === row.row && warning.field === column.name);
      return drawnWidth(column.text(row), PRICES.includes(column.name)) + AROUND + (isMarked ? MARK : 0);
    });
    return Math.max(column.width, ...needed.map(Math.ceil));
  });
