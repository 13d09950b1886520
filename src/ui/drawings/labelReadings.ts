/** What a die and a die's place on the web have in common: a label's size, the gaps, how many there are. */
import { type Measure, problemsOf, type Reading, readCount, readGap, readSize } from './measures';

export type LabelMeasures = {
  /** Inches across the web. */
  size_across: Measure;
  /** Inches along the web. */
  size_around: Measure;
  gap_across: Measure;
  gap_around: Measure;
  /** Labels side by side on the web. */
  number_across: Measure;
};

/** A number to draw with, and whether it is the one that was given rather than one that stands in for it. */
export type Drawn = { value: number; given: boolean };

const drawn = (reading: Reading, standIn: number): Drawn =>
  reading.value === null ? { value: standIn, given: false } : { value: reading.value, given: true };

/** A number that the drawing can do without, with what it then draws. */
export const drawnCount = (reading: Reading): Drawn => drawn(reading, 1);
export const drawnGap = (reading: Reading): Drawn => drawn(reading, 0);

/** What is wrong with numbers that the drawing can do without, and what it drew in their place. */
export const standInNotes = (readings: readonly Reading[], standIn: string): string[] =>
  problemsOf(readings).map((problem) => `${problem}: ${standIn}`);

const isEmpty = (value: Measure): boolean => value === null || value === undefined;

/** The label and its place among others; null without a label's size. */
export const readLabel = (measures: LabelMeasures) => {
  const across = readSize('Size AC', measures.size_across);
  const around = readSize('Size AR', measures.size_around);
  const gapAcross = readGap('Gap AC', measures.gap_across);
  const gapAround = readGap('Gap AR', measures.gap_around);
  const number = readCount('Number AC', measures.number_across);
  const size = across.value === null || around.value === null ? null : { across: across.value, around: around.value };
  return {
    size,
    gapAcross: drawnGap(gapAcross),
    gapAround: drawnGap(gapAround),
    numberAcross: drawnCount(number),
    /** Without these there is nothing to draw. A form that nobody has begun to fill is no problem. */
    problems:
      isEmpty(measures.size_across) && isEmpty(measures.size_around)
        ? ['The die is drawn as its sizes are typed']
        : problemsOf([across, around]),
    notes: [
      ...standInNotes([number], 'drawn as 1'),
      // A single label has no gap across.
      ...standInNotes(number.value === 1 ? [gapAround] : [gapAcross, gapAround], 'drawn without'),
    ],
  };
};
