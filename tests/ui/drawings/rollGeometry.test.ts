import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollLayout } from '../../../src/ui/drawings/rollGeometry';
import { anyRoll, inches, numbersIn, textFaults, textsOf, widths } from './arbitraries';

const worked = { core_id: 3, core_wall: 0.125, outer_diameter: 5.38153, max_outer_diameter: 16 };

const texts = (measures: Parameters<typeof rollLayout>[0]) =>
  textsOf(rollLayout(measures, 340)).map(({ text }) => text);

describe('the drawing of a roll', () => {
  it('is described in words', () => {
    expect(rollLayout(worked, 340).description).toBe(
      'Roll: core 3 in, wall 0.125 in, outer diameter 5.3815 in of 16 in.',
    );
  });

  it('says by how much a roll is too large', () => {
    const { exceeded, gauges } = rollLayout({ ...worked, outer_diameter: 17.25 }, 340);
    expect(exceeded).toBe(true);
    expect(gauges[1]?.text.text).toBe('Outer diameter 17.25 in: 1.25 in over 16 in');
  });

  it('says what is missing or cannot be', () => {
    expect(texts({ ...worked, outer_diameter: null })).toEqual([
      'Core 3 in, wall 0.125 in',
      'Outer diameter is missing',
    ]);
    expect(texts({ ...worked, outer_diameter: 2 })).toContain('Outer diameter is smaller than the core');
    expect(texts({ ...worked, core_id: null })).toContain('Core is missing');
    expect(texts({ core_id: null, core_wall: null, outer_diameter: null })).toEqual([
      'Core is missing',
      'Outer diameter is missing',
    ]);
  });

  it('draws core, wall, roll and limit to one scale around one centre', () => {
    const rolls = fc.record({
      core_id: inches(0.5, 6),
      core_wall: inches(0, 0.5),
      wound: inches(0.0625, 10),
      max_outer_diameter: inches(8, 24),
    });
    fc.assert(
      fc.property(rolls, widths, ({ wound, ...roll }, width) => {
        const outer_diameter = roll.core_id + 2 * roll.core_wall + wound;
        const { bore, core, outside, limit, scale } = rollLayout({ ...roll, outer_diameter }, width);
        expect((2 * (bore ?? 0)) / scale).toBeCloseTo(roll.core_id, 6);
        expect(((core ?? 0) - (bore ?? 0)) / scale).toBeCloseTo(roll.core_wall, 6);
        expect((2 * (outside ?? 0)) / scale).toBeCloseTo(outer_diameter, 6);
        if (limit !== null) expect((2 * limit) / scale).toBeCloseTo(roll.max_outer_diameter, 6);
      }),
    );
  });

  it('stays finite, small and readable whatever is typed', () => {
    fc.assert(
      fc.property(anyRoll, widths, (roll, width) => {
        const layout = rollLayout(roll, width);
        expect(numbersIn(layout).every(Number.isFinite)).toBe(true);
        expect(layout.height).toBeLessThan(400);
        expect(textFaults(layout)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
