/**
 * The die layout on the web: labels side by side and one after the other, the railing on both sides, and what the press
 * can take, all to one scale. The web runs downwards.
 */
import {
  BAND_ABOVE,
  bandBeside,
  type Dimension,
  dimensionsAbove,
  dimensionsBeside,
  heightBeside,
  type Measured,
} from './dimensionGeometry';
import { type Dash, GAUGE_HEIGHT, type Gauge, gaugeOf } from './gaugeGeometry';
import { exceeds, inchesText, sizeText } from './measures';
import { described, labelCount, notePlaces, notesHeight } from './notes';
import { FONT_SIZE, grid, LIFE_SIZE, type Line, type Rectangle, type TextPlace, textBounds } from './shapes';
import { readWeb, type Web, type WebLayoutMeasures, type Width } from './webMeasures';

export type WebLayout = {
  width: number;
  height: number;
  /** Drawing units to the inch. */
  scale: number;
  /** The piece of web drawn; null when the label has no size yet. */
  web: Rectangle | null;
  labels: Rectangle[];
  /** Lines along both sides of the web: what the press can take. */
  limits: { line: Line; dash: Dash; exceeded: boolean }[];
  /** What lies beyond a limit. */
  excess: Rectangle[];
  dimensions: Dimension[];
  gauges: Gauge[];
  /** The way the web runs. */
  feed: { line: Line; text: TextPlace } | null;
  notes: TextPlace[];
  description: string;
};

const TALLEST_ROWS = 250;
const SHORTEST_ROWS = 90;
const MOST_ROWS = 12;
const FEED_WIDTH = 32;
/** From the web, or the limits beside it, to the dimension lines. */
const CLEARANCE = 9;
const TOP = BAND_ABOVE + CLEARANCE;

const nothingDrawn = (width: number, problems: readonly string[]): WebLayout => ({
  width,
  height: notesHeight(problems) + 24,
  scale: 0,
  web: null,
  labels: [],
  limits: [],
  excess: [],
  dimensions: [],
  gauges: [],
  feed: null,
  notes: notePlaces(problems, 12, width),
  description: described('Die layout', [], problems),
});

/** Sizes along the web, in inches from the first label's upper edge. */
const stretchesAround = ({ size, gapAround, repeat }: Web) => [
  { from: 0, to: size.around, lines: [sizeText(size.around)] },
  ...(gapAround.given
    ? [
        { from: size.around, to: repeat, lines: ['gap', sizeText(gapAround.value)] },
        { from: repeat, to: 2 * repeat, lines: ['repeat', sizeText(repeat)] },
      ]
    : []),
];

/** Sizes across the web, in inches from the first label's left edge. */
const stretchesAcross = ({ size, gapAcross, numberAcross, railing, print }: Web) => [
  { from: 0, to: size.across, lines: [sizeText(size.across)] },
  ...(numberAcross.value > 1 && gapAcross.given
    ? [{ from: size.across, to: size.across + gapAcross.value, lines: ['gap', sizeText(gapAcross.value)] }]
    : []),
  ...(railing.given
    ? [{ from: print.inches, to: print.inches + railing.value, lines: ['railing', sizeText(railing.value)] }]
    : []),
];

/** The lines of the limits on both sides, down to their gauges unless a gauge's text stands in the way. */
const limitLines = (gauges: readonly Gauge[], bottom: number): WebLayout['limits'] =>
  gauges.flatMap(({ limit, actual, dash, exceeded }) => {
    if (limit === null) return [];
    const isClear = gauges.every(({ text }) => {
      const { x, width } = textBounds(text);
      return limit.from.x < x - 18 && limit.to.x > x + width + 4;
    });
    const end = isClear ? actual.from.y : bottom + 4;
    return [limit.from.x, limit.to.x].map((x) => ({
      line: { from: { x, y: TOP - 5 }, to: { x, y: end } },
      dash,
      exceeded,
    }));
  });

/** The strips on both sides of `piece` that lie beyond the limit of its width. */
const excessStrips = ({ inches, isKnown, limit }: Width, piece: Rectangle): Rectangle[] => {
  if (!isKnown || limit === null || !exceeds(inches, limit)) return [];
  const strip = (piece.width * (1 - limit / inches)) / 2;
  return [piece.x, piece.x + piece.width - strip].map((x) => ({ ...piece, x, width: strip }));
};

const descriptionOf = (web: Web, gauges: readonly Gauge[]): string => {
  const { size, gapAcross, gapAround, numberAcross, railing, repeat, notes } = web;
  const facts = [
    ...(numberAcross.given ? [`${labelCount(numberAcross.value)} across`] : []),
    `${inchesText(size.across)} x ${inchesText(size.around)} in`,
    ...(numberAcross.value > 1 && gapAcross.given ? [`gap across ${sizeText(gapAcross.value)}`] : []),
    ...(gapAround.given ? [`gap around ${sizeText(gapAround.value)}`, `label repeat ${sizeText(repeat)}`] : []),
    ...(railing.given ? [`railing ${sizeText(railing.value)} per side`] : []),
    ...gauges.map(({ words }) => words),
  ];
  return described('Die layout', facts, notes);
};

/** Lays the drawing out in `width` units. */
export const webLayout = (measures: WebLayoutMeasures, width: number): WebLayout => {
  const reading = readWeb(measures);
  if (reading.web === null) return nothingDrawn(width, reading.problems);
  const web = reading.web;
  const { size, gapAcross, gapAround, numberAcross, repeat, print, notes } = web;

  // The texts on the left decide how much room is left for the web.
  const around = stretchesAround(web);
  const leftBand = CLEARANCE + Math.max(...around.map(({ lines }) => bandBeside(lines)));
  const room = width - leftBand - FEED_WIDTH;
  const scale = Math.min(room / web.widest, LIFE_SIZE, TALLEST_ROWS / (2 * repeat));
  const rows = Math.min(Math.max(Math.ceil(SHORTEST_ROWS / (repeat * scale)), 2), MOST_ROWS);
  const centre = leftBand + room / 2;
  const left = (inches: number): number => centre - (inches * scale) / 2;

  // The web goes on above and below the rows: room for a gap and a little more.
  const runOut = Math.max(gapAround.value * scale, 8) + 6;
  const printed: Rectangle = {
    x: left(print.inches),
    y: TOP + runOut,
    width: print.inches * scale,
    height: (rows * repeat - gapAround.value) * scale,
  };
  const piece: Rectangle = {
    x: left(web.web.inches),
    y: TOP,
    width: web.web.inches * scale,
    height: printed.height + 2 * runOut,
  };
  const first: Rectangle = { ...printed, width: size.across * scale, height: size.around * scale };
  const bottom = TOP + Math.max(piece.height, heightBeside(around));

  const gauges = [
    { name: 'Print width', of: print, dash: 'long' as const },
    { name: 'Web width', of: web.web, dash: 'short' as const },
  ]
    .filter(({ of }) => of.isKnown)
    .map(({ name, of, dash }, row) =>
      gaugeOf(
        { name, actual: of.inches, limit: of.limit, limitIsDrawn: of.limitIsDrawn, dash },
        { centre, y: bottom + 14 + row * GAUGE_HEIGHT, scale, range: [0, width] },
      ),
    );

  const measuredAround: Measured[] = around.map(({ from, to, lines }) => ({
    from: first.y + from * scale,
    to: first.y + to * scale,
    edge: first.x,
    lines,
  }));
  const measuredAcross: Measured[] = stretchesAcross(web).map(({ from, to, lines }) => ({
    from: first.x + from * scale,
    to: first.x + to * scale,
    edge: first.y,
    lines,
  }));
  // Beside a narrow web there is room between it and the limits.
  const besideWeb = piece.x - left(web.widest) > leftBand + CLEARANCE ? piece.x : left(web.widest);

  const notesTop = bottom + 8 + (gauges.length > 0 ? 8 + gauges.length * GAUGE_HEIGHT : 0);
  const feedX = width - FEED_WIDTH / 2;
  return {
    width,
    height: notesTop + notesHeight(notes),
    scale,
    web: piece,
    labels: grid(
      first,
      { count: numberAcross.value, pitch: (size.across + gapAcross.value) * scale },
      { count: rows, pitch: repeat * scale },
    ),
    limits: limitLines(gauges, bottom),
    excess: [...excessStrips(web.web, piece), ...excessStrips(print, printed)],
    dimensions: [
      ...dimensionsAbove(measuredAcross, TOP - CLEARANCE, [0, width]),
      ...dimensionsBeside(measuredAround, besideWeb - CLEARANCE, 'left', [TOP, bottom]),
    ],
    gauges,
    feed: {
      line: { from: { x: feedX, y: TOP + 14 }, to: { x: feedX, y: bottom - 4 } },
      text: { text: 'feed', x: feedX, y: TOP + 9, anchor: 'middle', size: FONT_SIZE },
    },
    notes: notePlaces(notes, notesTop, width),
    description: descriptionOf(web, gauges),
  };
};
