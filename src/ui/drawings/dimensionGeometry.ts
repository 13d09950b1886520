/** Dimension lines: what is measured, and where its text stands. */

import { FONT_SIZE, LINE_HEIGHT, type Line, spread, TEXT_GAP, type TextPlace, textWidth } from './shapes';

/** A measured stretch with its text. */
export type Dimension = {
  /** The measured stretch. */
  line: Line;
  /** From the thing to the ends of the stretch. */
  extensions: Line[];
  /** From the stretch to the text that could not stand right beside it. */
  leader: Line | null;
  texts: TextPlace[];
};

/** What to measure: a stretch along the side of the drawn thing, whose edge is at `edge`. */
export type Measured = { from: number; to: number; edge: number; lines: readonly string[] };

const middleOf = ({ from, to }: Measured): number => (from + to) / 2;

/** The height of the band that `dimensionsAbove` needs above its line. */
export const BAND_ABOVE = FONT_SIZE + 9;

/** Dimensions above a thing, from left to right: lines at height `y`, texts in one row above them. */
export const dimensionsAbove = (
  measured: readonly Measured[],
  y: number,
  [left, right]: readonly [number, number],
): Dimension[] => {
  const baseline = y - BAND_ABOVE + FONT_SIZE;
  const widths = measured.map(({ lines }) => textWidth(lines.join(' ')));
  const needed = widths.reduce((sum, width) => sum + width, 0);
  // Absurd sizes have long texts: they shrink rather than run over one another.
  const shrink = Math.min(1, (right - left - TEXT_GAP * (measured.length - 1)) / Math.max(needed, 1));
  const starts = spread(
    measured.map((each, index) => ({ centre: middleOf(each), length: (widths[index] ?? 0) * shrink })),
    left,
    right,
    TEXT_GAP,
  );
  return measured.map((each, index) => {
    const start = starts[index] ?? left;
    const width = (widths[index] ?? 0) * shrink;
    const x = middleOf(each);
    return {
      line: { from: { x: each.from, y }, to: { x: each.to, y } },
      extensions: [each.from, each.to].map((end) => ({ from: { x: end, y: each.edge }, to: { x: end, y: y - 3 } })),
      leader: {
        from: { x, y },
        to: { x: Math.min(Math.max(x, start + 6), start + width - 6), y: baseline + 3 },
      },
      texts: [
        { text: each.lines.join(' '), x: start + width / 2, y: baseline, anchor: 'middle', size: FONT_SIZE * shrink },
      ],
    };
  });
};

/** From the lines of `dimensionsBeside` to their texts. */
const LEADER_LENGTH = 12;

/** The width of the band that `dimensionsBeside` needs beside its line. */
export const bandBeside = (lines: readonly string[]): number =>
  LEADER_LENGTH + 2 + Math.max(...lines.map((line) => textWidth(line)));

/** The height that the texts of `dimensionsBeside` need, one under the other. */
export const heightBeside = (measured: readonly Pick<Measured, 'lines'>[]): number =>
  measured.reduce((sum, { lines }) => sum + lines.length * LINE_HEIGHT, (measured.length - 1) * 4);

/** Dimensions to the left or right of a thing, from top to bottom: lines at `x`, texts in one column beside them. */
export const dimensionsBeside = (
  measured: readonly Measured[],
  x: number,
  side: 'left' | 'right',
  [top, bottom]: readonly [number, number],
): Dimension[] => {
  const away = side === 'left' ? -1 : 1;
  const starts = spread(
    measured.map((each) => ({ centre: middleOf(each), length: each.lines.length * LINE_HEIGHT })),
    top,
    bottom,
    4,
  );
  return measured.map((each, index) => {
    const start = starts[index] ?? top;
    const textX = x + away * (LEADER_LENGTH + 2);
    return {
      line: { from: { x, y: each.from }, to: { x, y: each.to } },
      extensions: [each.from, each.to].map((end) => ({
        from: { x: each.edge, y: end },
        to: { x: x + away * 3, y: end },
      })),
      leader: {
        from: { x, y: middleOf(each) },
        to: { x: x + away * LEADER_LENGTH, y: start + (each.lines.length * LINE_HEIGHT) / 2 },
      },
      texts: each.lines.map((text, line) => ({
        text,
        x: textX,
        y: start + line * LINE_HEIGHT + FONT_SIZE - 1,
        anchor: side === 'left' ? ('end' as const) : ('start' as const),
        size: FONT_SIZE,
      })),
    };
  });
};
