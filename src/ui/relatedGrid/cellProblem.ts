/** Why what was typed into a cell of a grid was not taken: it stays there, beside the words for it. */
import { createContext, useContext } from 'react';

/** Thrown where a cell is saved. */
export class CellProblem extends Error {
  /** Whether the same may be taken the next time. */
  readonly canRetry: boolean;

  constructor(message: string, { canRetry = false }: { canRetry?: boolean } = {}) {
    super(message);
    this.canRetry = canRetry;
  }
}

type Cell = { id: string | number; field: string; value?: unknown };

/** The cell that was not taken, with what was typed into it. */
export type RefusedCell = Cell & { problem: Error };

const RefusedCellContext = createContext<RefusedCell | null>(null);
export const RefusedCellProvider = RefusedCellContext.Provider;

/** What is wrong with the cell; nothing any more once something else is typed. */
export const useCellProblem = ({ id, field, value }: Cell): Error | null => {
  const refused = useContext(RefusedCellContext);
  return refused?.id === id && refused.field === field && refused.value === value ? refused.problem : null;
};
