/** A die, rolled out flat: one turn of its cylinder, to scale. */

import { formatNumber } from '../../fields/formats';
import {
  BAND_ABOVE,
  bandBeside,
  type Dimension,
  dimensionsAbove,
  dimensionsBeside,
  heightBeside,
} from './dimensionGeometry';
import { GAUGE_HEIGHT, type Gauge, gaugeOf } from './gaugeGeometry';
import { drawnCount, type LabelMeasures, readLabel, standInNotes } from './labelReadings';
import { inchesText, type Measure, readCount, sizeText } from './measures';
import { described, labelCount, notePlaces, notesHeight } from './notes';
import { grid, LIFE_SIZE, type Line, type Rectangle, type TextPlace } from './shapes';

export type DieMeasures = LabelMeasures & {
  /** Labels one after the other around the cylinder. */
  number_around: Measure;
};

export type DieLayout = {
  width: number;
  height: number;
  /** Drawing units to the inch. */
  scale: number;
  labels: Rectangle[];
  /** Where one turn begins and ends. */
  seams: Line[];
  dimensions: Dimension[];
  gauges: Gauge[];
  notes: TextPlace[];
  description: string;
};

const TALLEST_DIE = 360;
const SHORTEST_DIE = 80;
const CLEARANCE = 9;
const MILLIMETRES = 25.4;

const nothingDrawn = (width: number, problems: readonly string[]): DieLayout => ({
  width,
  height: Math.max(64, notesHeight(problems) + 24),
  scale: 0,
  labels: [],
  seams: [],
  dimensions: [],
  gauges: [],
  notes: notePlaces(problems, 12, width),
  description: described('Die', [], problems),
});

/** What is left of `height` for the die between its sizes above, its width below and the notes. */
const roomIn = (height: number, notes: readonly string[]): number =>
  Math.max(SHORTEST_DIE, height - BAND_ABOVE - CLEARANCE - 16 - GAUGE_HEIGHT - notesHeight(notes));

/** Lays the drawing out in `width` units, and where a height is given in that as well. */
export const dieLayout = (measures: DieMeasures, width: number, heightGiven?: number): DieLayout => {
  const label = readLabel(measures);
  if (label.size === null) return nothingDrawn(width, label.problems);

  const { size, gapAcross, gapAround, numberAcross } = label;
  const aroundRead = readCount('Number AR', measures.number_around);
  const numberAround = drawnCount(aroundRead);
  const notes = [...label.notes, ...standInNotes([aroundRead], 'drawn as 1')];
  const across = numberAcross.value;
  const around = numberAround.value;

  const dieWidth = across * size.across + (across - 1) * gapAcross.value;
  const pitch = size.around + gapAround.value;
  const repeat = around * pitch;
  const widthIsKnown = numberAcross.given && (gapAcross.given || across === 1);
  const repeatIsKnown = numberAround.given && gapAround.given;

  const besideLeft = [
    { from: 0, to: size.around, lines: [sizeText(size.around)] },
    ...(gapAround.given ? [{ from: size.around, to: pitch, lines: ['gap', sizeText(gapAround.value)] }] : []),
  ];
  const besideRight = repeatIsKnown
    ? [
        {
          from: 0,
          to: repeat,
          lines: ['repeat', sizeText(repeat), `${formatNumber(repeat * MILLIMETRES, 2)} mm`],
        },
      ]
    : [];
  const leftBand = Math.max(...besideLeft.map(({ lines }) => bandBeside(lines))) + CLEARANCE;
  const rightBand = Math.max(0, ...besideRight.map(({ lines }) => bandBeside(lines))) + CLEARANCE;
  const room = width - leftBand - rightBand;
  const tallest = heightGiven === undefined ? TALLEST_DIE : roomIn(heightGiven, notes);
  const scale = Math.min(room / dieWidth, tallest / repeat, LIFE_SIZE);

  const centre = leftBand + room / 2;
  const left = centre - (dieWidth * scale) / 2;
  const right = left + dieWidth * scale;
  const top = BAND_ABOVE + CLEARANCE;
  const end = top + repeat * scale;
  const first: Rectangle = { x: left, y: top, width: size.across * scale, height: size.around * scale };
  const pitchAcross = (size.across + gapAcross.value) * scale;

  const above = [
    { from: left, to: left + first.width, edge: top, lines: [sizeText(size.across)] },
    ...(across > 1 && gapAcross.given
      ? [{ from: left + first.width, to: left + pitchAcross, edge: top, lines: ['gap', sizeText(gapAcross.value)] }]
      : []),
  ];
  const placed = (measured: typeof besideLeft, edge: number) =>
    measured.map(({ from, to, lines }) => ({ from: top + from * scale, to: top + to * scale, edge, lines }));
  const bottom = Math.max(end, top + Math.max(heightBeside(besideLeft), heightBeside(besideRight)));

  const gauges = widthIsKnown
    ? [
        gaugeOf(
          { name: 'Width across', actual: dieWidth, limit: null },
          { centre, y: bottom + 14, scale, range: [0, width] },
        ),
      ]
    : [];
  const notesTop = bottom + 8 + (gauges.length > 0 ? 8 + GAUGE_HEIGHT : 0);
  return {
    width,
    height: notesTop + notesHeight(notes),
    scale,
    labels: grid(first, { count: across, pitch: pitchAcross }, { count: around, pitch: pitch * scale }),
    seams: [top, end].map((y) => ({ from: { x: left - 5, y }, to: { x: right + 5, y } })),
    dimensions: [
      ...dimensionsAbove(above, top - CLEARANCE, [0, width]),
      ...dimensionsBeside(placed(besideLeft, left), left - CLEARANCE, 'left', [top, bottom]),
      ...dimensionsBeside(placed(besideRight, right), right + CLEARANCE, 'right', [top, bottom]),
    ],
    gauges,
    notes: notePlaces(notes, notesTop, width),
    description: described(
      'Die',
      [
        ...(numberAcross.given ? [`${labelCount(across)} across`] : []),
        ...(numberAround.given ? [`${labelCount(around)} around`] : []),
        `${inchesText(size.across)} x ${inchesText(size.around)} in`,
        ...(across > 1 && gapAcross.given ? [`gap across ${sizeText(gapAcross.value)}`] : []),
        ...(gapAround.given ? [`gap around ${sizeText(gapAround.value)}`] : []),
        ...(repeatIsKnown ? [`repeat ${sizeText(repeat)} or ${formatNumber(repeat * MILLIMETRES, 2)} mm`] : []),
        ...gauges.map(({ words }) => words),
      ],
      notes,
    ),
  };
};
