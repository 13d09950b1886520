/** Which cells of the table are selected. Lines are counted as they are shown, columns from the left. */
import { columns } from './columns';

export type Cell = { line: number; column: number };

/** What the element of a cell carries: its place, whether the keyboard gets to it, and how it looks. */
export type CellPlace = { 'data-cell': string; tabIndex: number; className: string };

/** From one corner to the other; `active` is the one that the keyboard moves. */
export type Selection = { anchor: Cell; active: Cell };

export type Range = { top: number; bottom: number; left: number; right: number };

export const FIRST_CELL: Cell = { line: 0, column: 1 };

export const singleCell = (cell: Cell): Selection => ({ anchor: cell, active: cell });

export const rangeOf = ({ anchor, active }: Selection): Range => ({
  top: Math.min(anchor.line, active.line),
  bottom: Math.max(anchor.line, active.line),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

export const isSingle = ({ anchor, active }: Selection): boolean =>
  anchor.line === active.line && anchor.column === active.column;

const between = (value: number, last: number): number => Math.min(Math.max(value, 0), last);

/** The cell so many lines down and columns to the right, or the one at the edge. */
export const moved = ({ line, column }: Cell, down: number, right: number, lines: number): Cell => ({
  line: between(line + down, lines - 1),
  column: between(column + right, columns.length - 1),
});

/** A cell's place in the page, and back. */
export const cellKey = ({ line, column }: Cell): string => `${line}:${column}`;

export const cellAt = (element: EventTarget | null): Cell | null => {
  const key = element instanceof Element ? element.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  const [line, column] = (key ?? '').split(':').map(Number);
  return line === undefined || column === undefined || Number.isNaN(line) ? null : { line, column };
};
