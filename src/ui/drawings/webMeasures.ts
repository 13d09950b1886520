/** What the numbers of a die layout say, in inches, before anything is placed. */
import { type Drawn, drawnGap, type LabelMeasures, readLabel, standInNotes } from './labelReadings';
import { type Measure, readGap, readSize } from './measures';

export type WebLayoutMeasures = LabelMeasures & {
  railing_per_side: Measure;
  /** What the press can print, inches; without one the drawing shows no limit. */
  max_print_width?: Measure;
  /** What runs through the press, inches. */
  max_web_width?: Measure;
};

/** A width across the web. What stands on a stand-in is drawn, but not written as if it were known. */
export type Width = { inches: number; isKnown: boolean; limit: number | null; limitIsDrawn: boolean };

export type Web = {
  size: { across: number; around: number };
  gapAcross: Drawn;
  gapAround: Drawn;
  numberAcross: Drawn;
  railing: Drawn;
  /** From one label to the next along the web. */
  repeat: number;
  print: Width;
  web: Width;
  /** The widest of all that is drawn across. */
  widest: number;
  notes: string[];
};

/** A limit more than so many times as wide as the web would leave nothing to see of the labels: it is only written. */
const WIDEST_LIMIT = 25;

/** Reads the numbers; without a label's size there is nothing but what to say about it. */
export const readWeb = (measures: WebLayoutMeasures): { web: Web } | { web: null; problems: string[] } => {
  const label = readLabel(measures);
  if (label.size === null) return { web: null, problems: label.problems };

  const { size, gapAcross, gapAround, numberAcross } = label;
  const railingRead = readGap('Railing per side', measures.railing_per_side);
  const railing = drawnGap(railingRead);
  const printInches = numberAcross.value * size.across + (numberAcross.value - 1) * gapAcross.value;
  const webInches = printInches + 2 * railing.value;
  const printIsKnown = numberAcross.given && (gapAcross.given || numberAcross.value === 1);

  const width = (inches: number, isKnown: boolean, name: string, maximum: Measure): Width => {
    const limit = readSize(name, maximum).value;
    return { inches, isKnown, limit, limitIsDrawn: isKnown && limit !== null && limit <= WIDEST_LIMIT * webInches };
  };
  const print = width(printInches, printIsKnown, 'Max print width', measures.max_print_width);
  const web = width(webInches, printIsKnown && railing.given, 'Max web width', measures.max_web_width);
  const limits = [print, web].flatMap(({ limit, limitIsDrawn }) => (limitIsDrawn && limit !== null ? [limit] : []));

  return {
    web: {
      size,
      gapAcross,
      gapAround,
      numberAcross,
      railing,
      repeat: size.around + gapAround.value,
      print,
      web,
      widest: Math.max(webInches, ...limits),
      notes: [...label.notes, ...standInNotes([railingRead], 'drawn without')],
    },
  };
};
