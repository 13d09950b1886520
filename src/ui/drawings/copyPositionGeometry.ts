/**
 * How a label leaves the roll, per copy position: which of its edges comes first, and whether it is wound with its face
 * out (1 to 4) or in (5 to 8). Printers disagree on the edges, so they come from the shop's own chart.
 */

/** The edge of the label that leaves the roll first. */
type LeadingEdge = 'top' | 'bottom' | 'left' | 'right';

/** A shop's chart: the leading edge of each position, as far as it is set. */
export type CopyPositionChart = { readonly [Position in `copy_position_${number}`]?: LeadingEdge | null };

export type CopyPosition = {
  wound: 'out' | 'in' | null;
  leadingEdge: LeadingEdge | null;
  /** Degrees the label is turned by, clockwise, when the web leaves the roll downwards; null when not known. */
  turn: number | null;
  /** In words: "Wound out, left edge first". */
  text: string;
};

/** Turned so, the leading edge is the lowest. */
const turns: Record<LeadingEdge, number> = { bottom: 0, right: 90, top: 180, left: 270 };

const isLeadingEdge = (value: unknown): value is LeadingEdge =>
  value === 'top' || value === 'bottom' || value === 'left' || value === 'right';

/** What a copy position means by a shop's chart. Anything but 1 to 8 is no position. */
export const copyPositionOf = (position: number | null | undefined, chart: CopyPositionChart): CopyPosition => {
  const nothing = { wound: null, leadingEdge: null, turn: null };
  if (position === null || position === undefined) return { ...nothing, text: 'Not set' };
  if (!Number.isInteger(position) || position < 1 || position > 8) {
    return { ...nothing, text: 'Not a copy position: they are 1 to 8' };
  }
  const wound = position <= 4 ? 'out' : 'in';
  const edge = chart[`copy_position_${position}`];
  if (!isLeadingEdge(edge)) return { ...nothing, wound, text: `Wound ${wound}, leading edge not set` };
  return { wound, leadingEdge: edge, turn: turns[edge], text: `Wound ${wound}, ${edge} edge first` };
};
