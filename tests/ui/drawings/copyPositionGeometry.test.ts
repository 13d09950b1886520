import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPositionOf } from '../../../src/ui/drawings/copyPositionGeometry';

const chart = {
  copy_position_1: 'top',
  copy_position_2: 'bottom',
  copy_position_3: 'right',
  copy_position_4: 'left',
  copy_position_5: 'top',
  copy_position_6: 'bottom',
  copy_position_7: 'right',
  copy_position_8: 'left',
} as const;

/** Where an edge of the label points after a clockwise turn, as degrees clockwise from up. */
const angleOf = { top: 0, right: 90, bottom: 180, left: 270 };

describe('a copy position', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i turns the label so that its leading edge leaves downwards', (position) => {
    const { leadingEdge, turn } = copyPositionOf(position, chart);
    expect(leadingEdge).not.toBeNull();
    expect((angleOf[leadingEdge ?? 'top'] + (turn ?? 0)) % 360).toBe(180);
  });

  it('is wound out from 1 to 4 and in from 5 to 8', () => {
    expect([1, 4, 5, 8].map((position) => copyPositionOf(position, chart).text)).toEqual([
      'Wound out, top edge first',
      'Wound out, left edge first',
      'Wound in, top edge first',
      'Wound in, left edge first',
    ]);
  });

  it("follows the shop's own chart", () => {
    expect(copyPositionOf(1, { ...chart, copy_position_1: 'bottom' }).text).toBe('Wound out, bottom edge first');
    expect(copyPositionOf(1, { copy_position_1: null }).text).toBe('Wound out, leading edge not set');
    expect(copyPositionOf(7, {}).turn).toBeNull();
  });

  it('is none for anything but 1 to 8', () => {
    expect(copyPositionOf(null, chart).text).toBe('Not set');
    fc.assert(
      fc.property(
        fc.double().filter((number) => ![1, 2, 3, 4, 5, 6, 7, 8].includes(number)),
        (number) => copyPositionOf(number, chart).wound === null,
      ),
    );
  });
});
