import { describe, expect, it } from 'vitest';
import { columns } from '../../../src/resources/quotes/summation/columns';
import { figureWidthStyle } from '../../../src/resources/quotes/summation/tableStyle';

/** The style for figures of these widths in pixels, by the name of their column. */
const styleFor = (pixels: Readonly<Record<string, number>>) =>
  figureWidthStyle(columns.map(({ name }) => pixels[name]));

describe('the table of quantities', () => {
  it('is told nothing of figures that its columns have room for', () => {
    // Labels 88 px wide, 74 of them on a narrow screen: 10 are the space around a figure there.
    expect(styleFor({ labels: 64, total_cost: 80, margin: 48 })).toEqual({});
    expect(styleFor({})).toEqual({});
  });

  it('keeps its widths while the marks of low margins come and go', () => {
    const twoDigits = 50;
    const mark = 18;
    expect(styleFor({ margin: twoDigits + mark })).toEqual({});
  });

  it('is told how wide a figure is that a column has no room for on a narrow screen, digit by digit', () => {
    expect(styleFor({ labels: 64.5, total_cost: 80, total_price: 88 + 17 })).toEqual({
      '--figure-width-labels': '72px',
      '--figure-width-total_price': `${88 + 24}px`,
    });
  });
});
