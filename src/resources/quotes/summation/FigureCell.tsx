import { memo } from 'react';
import type { CellPlace } from './selection';

const Cell = ({ text, ...place }: CellPlace & { text: string }) => (
  <td {...place}>
    <div>{text}</div>
  </td>
);

/** A figure that is only read. */
export const FigureCell = memo(Cell);
