import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieLayout } from '../../../src/ui/drawings/dieGeometry';
import { anyDie, numbersIn, realisticDie, textFaults, textsOf, widths } from './arbitraries';

const worked = {
  size_across: 3,
  size_around: 2,
  gap_across: 0.125,
  gap_around: 0.125,
  number_across: 4,
  number_around: 6,
};

const texts = (measures: Parameters<typeof dieLayout>[0]) => textsOf(dieLayout(measures, 480)).map(({ text }) => text);

describe('the drawing of a die', () => {
  it('is described in words to the last size', () => {
    expect(dieLayout(worked, 480).description).toBe(
      'Die: 4 labels across, 6 labels around, 3 x 2 in, gap across 0.125 in, gap around 0.125 in, ' +
        'repeat 12.75 in or 323.85 mm, width across 12.375 in.',
    );
  });

  it('grows with what is typed', () => {
    expect(texts({ ...worked, size_across: null, size_around: null })).toEqual([
      'The die is drawn as its sizes are typed',
    ]);
    expect(texts({ ...worked, size_across: 3, size_around: null })).toEqual(['Size AR is missing']);
    expect(texts({ ...worked, size_across: '1e', size_around: null })).toEqual([
      'Size AC is not a number',
      'Size AR is missing',
    ]);
    const begun = texts({ ...worked, number_across: null, number_around: null });
    expect(begun).toContain('3 in');
    expect(begun).toContain('Number AR is missing: drawn as 1');
    expect(begun).not.toContain('repeat');
    expect(texts(worked)).toContain('323.85 mm');
  });

  it('draws one turn to scale: each label around and the gap after it', () => {
    fc.assert(
      fc.property(realisticDie, widths, (die, width) => {
        const { labels, seams, scale } = dieLayout(die, width);
        const [begin, end] = seams.map(({ from }) => from.y);
        expect(((end ?? 0) - (begin ?? 0)) / scale).toBeCloseTo(
          die.number_around * (die.size_around + die.gap_around),
          6,
        );
        expect(labels).toHaveLength(die.number_across * die.number_around);
        const last = labels.at(-1) ?? { x: 0, y: 0, width: 0, height: 0 };
        const first = labels[0] ?? last;
        const printWidth = die.number_across * die.size_across + (die.number_across - 1) * die.gap_across;
        expect((last.x + last.width - first.x) / scale).toBeCloseTo(printWidth, 6);
        expect(first.width / scale).toBeCloseTo(die.size_across, 6);
        expect(first.height / scale).toBeCloseTo(die.size_around, 6);
        expect(((end ?? 0) - last.y - last.height) / scale).toBeCloseTo(die.gap_around, 6);
      }),
    );
  });

  it('keeps within the height it is given, whatever the die', () => {
    const extremes = [
      { ...worked, size_across: 40, size_around: 60 },
      { ...worked, size_across: 0.25, size_around: 30 },
      { ...worked, number_across: 0, number_around: -3 },
    ];
    for (const die of extremes) expect(dieLayout(die, 372, 372).height).toBeLessThan(372.001);
    fc.assert(
      fc.property(fc.oneof(realisticDie, anyDie), widths, (die, width) => {
        const layout = dieLayout(die, width, 372);
        expect(layout.height).toBeLessThan(372.001);
        expect(textFaults(layout)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('is never larger than the die itself', () => {
    fc.assert(fc.property(realisticDie, widths, (die, width) => dieLayout(die, width).scale <= 96));
  });

  it('never writes one text over another, nor over the edge', () => {
    fc.assert(
      fc.property(fc.oneof(realisticDie, anyDie), widths, (die, width) => {
        expect(textFaults(dieLayout(die, width))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('stays finite and small whatever is typed', () => {
    fc.assert(
      fc.property(anyDie, widths, (die, width) => {
        const layout = dieLayout(die, width);
        expect(numbersIn(layout).every(Number.isFinite)).toBe(true);
        expect(layout.labels.length).toBeLessThanOrEqual(3600);
        expect(layout.height).toBeLessThan(600);
      }),
      { numRuns: 200 },
    );
  });
});
