import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textBounds } from '../../../src/ui/drawings/shapes';
import { webLayout } from '../../../src/ui/drawings/webLayoutGeometry';
import { anyWeb, isInside, numbersIn, overlap, realisticWeb, textFaults, textsOf, widths } from './arbitraries';

const worked = {
  size_across: 3,
  size_around: 2,
  gap_across: 0.125,
  gap_around: 0.125,
  number_across: 4,
  railing_per_side: 0.25,
  max_print_width: 13.11,
  max_web_width: 13.39,
};

const texts = (measures: Parameters<typeof webLayout>[0]) =>
  textsOf(webLayout(measures, 480))
    .map(({ text }) => text)
    .join(' | ');

describe('the die layout on the web', () => {
  it('is described in words to the last size', () => {
    expect(webLayout(worked, 480).description).toBe(
      'Die layout: 4 labels across, 3 x 2 in, gap across 0.125 in, gap around 0.125 in, label repeat 2.125 in, ' +
        'railing 0.25 in per side, print width 12.375 in of 13.11 in, web width 12.875 in of 13.39 in.',
    );
  });

  it('writes the sizes at what they measure', () => {
    expect(texts(worked)).toBe(
      '3 in | gap 0.125 in | railing 0.25 in | 2 in | gap | 0.125 in | repeat | 2.125 in | ' +
        'Print width 12.375 in of 13.11 in | Web width 12.875 in of 13.39 in | feed',
    );
  });

  it('says by how much a limit is exceeded, and hatches what lies beyond it', () => {
    const { gauges, limits, excess, scale, description } = webLayout({ ...worked, number_across: 5 }, 480);
    expect(gauges.map(({ text }) => text.text)).toEqual([
      'Print width 15.5 in: 2.39 in over 13.11 in',
      'Web width 16 in: 2.61 in over 13.39 in',
    ]);
    expect(limits.every(({ exceeded }) => exceeded)).toBe(true);
    const beyond = excess.map(({ width }) => width / scale);
    for (const [index, inches] of [2.61 / 2, 2.61 / 2, 2.39 / 2, 2.39 / 2].entries()) {
      expect(beyond[index]).toBeCloseTo(inches, 6);
    }
    expect(description).toContain('2.61 in over 13.39 in');
  });

  it('does not take rounding for excess', () => {
    const { gauges } = webLayout(
      { ...worked, size_across: 0.1, number_across: 3, gap_across: 0, max_print_width: 0.3 },
      480,
    );
    expect(gauges[0]?.exceeded).toBe(false);
  });

  it('says what is missing, and writes no width that rests on it', () => {
    expect(texts({ ...worked, number_across: null })).toContain('Number AC is missing: drawn as 1');
    expect(texts({ ...worked, number_across: null })).not.toMatch(/(Print|Web) width/);
    expect(texts({ ...worked, railing_per_side: null })).toContain('Railing per side is missing: drawn without');
    expect(texts({ ...worked, railing_per_side: null })).toContain('Print width 12.375 in');
    expect(texts({ ...worked, railing_per_side: null })).not.toContain('Web width');
    expect(texts({ ...worked, gap_across: null })).not.toMatch(/(Print|Web) width/);
  });

  it('needs no gap across for a single label', () => {
    expect(texts({ ...worked, number_across: 1, gap_across: null })).toContain('Web width 3.5 in of 13.39 in');
    expect(texts({ ...worked, number_across: 1, gap_across: null })).not.toContain('missing');
  });

  it('says what it cannot draw at all', () => {
    expect(texts({ ...worked, size_across: null, size_around: 0 })).toBe(
      'Size AC is missing | Size AR must be more than 0',
    );
    expect(texts({ ...worked, number_across: 1_000_000 })).toContain('Number AC is too large to draw: drawn as 1');
    expect(texts({ ...worked, number_across: 2.5 })).toContain('Number AC must be a whole number: drawn as 1');
  });

  it('shows no limit where none is set', () => {
    const { limits, gauges } = webLayout({ ...worked, max_print_width: null, max_web_width: undefined }, 480);
    expect(limits).toEqual([]);
    expect(gauges.map(({ text }) => text.text)).toEqual(['Print width 12.375 in', 'Web width 12.875 in']);
  });

  it('keeps every label inside the web, whole', () => {
    fc.assert(
      fc.property(realisticWeb, widths, (measures, width) => {
        const { web, labels } = webLayout(measures, width);
        expect(labels.length).toBeGreaterThanOrEqual(2 * measures.number_across);
        expect(labels.filter((label) => web === null || !isInside(label, web))).toEqual([]);
      }),
    );
  });

  it('draws labels, gaps, railing and limits to one scale', () => {
    fc.assert(
      fc.property(realisticWeb, widths, (measures, width) => {
        const { web, labels, scale, gauges } = webLayout(measures, width);
        const across = measures.number_across;
        const printWidth = across * measures.size_across + (across - 1) * measures.gap_across;
        expect((web?.width ?? 0) / scale).toBeCloseTo(printWidth + 2 * measures.railing_per_side, 6);
        expect(((labels[0]?.x ?? 0) - (web?.x ?? 0)) / scale).toBeCloseTo(measures.railing_per_side, 6);
        for (const label of labels) {
          expect(label.width / scale).toBeCloseTo(measures.size_across, 6);
          expect(label.height / scale).toBeCloseTo(measures.size_around, 6);
        }
        const limits = [measures.max_print_width, measures.max_web_width];
        for (const [index, { limit }] of gauges.entries()) {
          if (limit) expect((limit.to.x - limit.from.x) / scale).toBeCloseTo(limits[index] ?? 0, 6);
        }
      }),
    );
  });

  it('keeps the gaps equal', () => {
    fc.assert(
      fc.property(realisticWeb, widths, (measures, width) => {
        const { labels, scale } = webLayout(measures, width);
        for (const [index, label] of labels.entries()) {
          const next = labels[index + 1];
          if (next && next.y === label.y) {
            expect((next.x - label.x - label.width) / scale).toBeCloseTo(measures.gap_across, 6);
          }
          const below = labels[index + measures.number_across];
          if (below) expect((below.y - label.y - label.height) / scale).toBeCloseTo(measures.gap_around, 6);
        }
      }),
    );
  });

  it('never writes one text over another, nor over the edge', () => {
    fc.assert(
      fc.property(fc.oneof(realisticWeb, anyWeb), widths, (measures, width) => {
        expect(textFaults(webLayout(measures, width))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('never leads a limit through a text', () => {
    fc.assert(
      fc.property(realisticWeb, widths, (measures, width) => {
        const { gauges, limits } = webLayout(measures, width);
        const crossed = limits.flatMap(({ line: { from, to } }) =>
          gauges.filter(({ text }) => {
            const strip = { x: from.x - 0.5, y: from.y, width: 1, height: to.y - from.y };
            return overlap(strip, textBounds(text));
          }),
        );
        expect(crossed).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('stays finite and small whatever is typed', () => {
    fc.assert(
      fc.property(anyWeb, widths, (measures, width) => {
        const layout = webLayout(measures, width);
        expect(numbersIn(layout).every(Number.isFinite)).toBe(true);
        expect(layout.labels.length).toBeLessThanOrEqual(720);
        expect(layout.height).toBeLessThan(600);
      }),
      { numRuns: 200 },
    );
  });
});
