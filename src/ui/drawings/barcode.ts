/** The bars of a Code 128 barcode, as a scanner on the shop floor reads it. */
import { code128, type DrawingContext } from 'bwip-js/browser';

export type Bars = {
  /** In modules, with the quiet zones that a scanner needs at both ends. */
  width: number;
  bars: { x: number; width: number }[];
};

/** A module is drawn two units wide, so that the middle of a bar is a whole number. */
const MODULE = 2;
const QUIET = 10;

/** Takes the bars that the encoder draws instead of drawing them. */
const collecting = (): DrawingContext<Bars> => {
  const drawn: Bars = { width: 0, bars: [] };
  const nothing = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      drawn.width = width / MODULE + 2 * QUIET;
    },
    line: (x, _y, _x, _endY, width) => {
      drawn.bars.push({ x: (x - width / 2) / MODULE + QUIET, width: width / MODULE });
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => drawn,
  };
};

/** @throws Error where the text has characters that the barcode has none for */
export const code128Bars = (text: string): Bars =>
  code128({ bcid: 'code128', text, scale: MODULE, includetext: false }, collecting());
