import { describe, expect, it } from 'vitest';
import { code128Bars } from '../../../src/ui/drawings/barcode';

/** The modules of a barcode, dark as 1, without the quiet zones. */
const modules = (text: string): string => {
  const { width, bars } = code128Bars(text);
  return Array.from({ length: width - 20 }, (_, index) =>
    bars.some(({ x, width: wide }) => index + 10 >= x && index + 10 < x + wide) ? '1' : '0',
  ).join('');
};

describe('the bars of a Code 128 barcode', () => {
  it('are start, two digits to a symbol, check symbol and stop, as the standard has them', () => {
    // Start C, 12, 34, check (105 + 12 + 2 * 34) % 103 = 82, stop.
    expect(modules('1234')).toBe('11010011100' + '10110011100' + '10001011000' + '10010011110' + '1100011101011');
  });

  it('leave ten modules free at both ends', () => {
    const { width, bars } = code128Bars('77');
    expect(bars[0]?.x).toBe(10);
    const last = bars.at(-1);
    expect(last && last.x + last.width).toBe(width - 10);
  });
});
