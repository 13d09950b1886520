import type { AnyRecord } from '../../../fields/record';

/** Lines of parts and notes together that a page of the fullest quote holds beside all the rest: twelve parts without notes. */
const MOST_LINES = 12;

/** Letters that a line of a part number holds, and of the notes. */
const PART_LINE = 22;
const NOTES_LINE = 100;

const linesOf = (text: unknown, length: number): number =>
  typeof text === 'string' && text !== ''
    ? text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / length)), 0)
    : 0;

/** Whether a ticket says more than a page holds in the usual type, so that it is set in a smaller one. */
export const isCrowded = (parts: readonly AnyRecord[], notes: unknown): boolean => {
  const partLines = parts.reduce((lines, part) => lines + Math.max(1, linesOf(part.part_number, PART_LINE)), 0);
  return partLines + linesOf(notes, NOTES_LINE) > MOST_LINES;
};
