import { describe, expect, it } from 'vitest';
import { gearTeeth } from '../../src/pricing';
import { gearTeethOf, nearestGears } from '../../src/resources/tooling/gearTeeth';

describe("the gear of a die's cylinder", () => {
  it('has a tooth to every eighth of an inch', () => {
    expect(gearTeeth(17)).toBe(136);
    expect(gearTeeth(12.375)).toBe(99);
    expect(gearTeeth(null)).toBeNull();
    expect(gearTeeth(-1)).toBeNull();
  });

  it('is said to be missing where the teeth are no whole number, with the gears to either side', () => {
    expect(gearTeethOf(17)).toMatchObject({ teeth: 136, field: { help: undefined } });
    expect(gearTeethOf(12.43).field.help).toBe('No such gear: 99 or 100');
  });

  it('takes what rounding leaves of a whole number for whole', () => {
    expect(nearestGears((6 * (2.7 + 0.1)) / 0.125)).toMatch('134 or 135');
    expect(nearestGears((0.1 + 0.2 + 16.7) / 0.125)).toBeUndefined();
    expect(nearestGears(null)).toBeUndefined();
  });
});
