/** How wide the columns of figures have to be: a figure that is cut off is read as another one. */
import { drawnWidth } from '../../../fields/drawnWidth';
import type { PricedRow, Warning } from '../../../pricing';
import { columns, isPriced } from './columns';

const PRICES: readonly string[] = ['total_price', 'price_per_m_labels'];

/** The mark of a warning, beside a figure in its cell. */
const MARK = 18;

/** How wide the largest figure of each column is, in pixels; undefined of a column that has none. */
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
    return Math.max(...needed);
  });
