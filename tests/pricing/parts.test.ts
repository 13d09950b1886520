import { describe, expect, it } from 'vitest';
import { calculatePart, calculateRewind, calculateTicket } from '../../src/pricing';

const quote = {
  number_across: 4,
  label_repeat: 2.125,
  label_across: 2,
  labels_per_roll: 1000,
  labels_per_sheet: 0,
  press_setup_time: 20,
  press_run_speed: 100,
};

describe('a part', () => {
  it('needs whole rows of labels across, and no leads when they are left blank', () => {
    const { footage, reasons } = calculatePart({ quantity: 5, job_lead_in: null }, quote);
    expect(footage).toBeCloseTo((2 * 2.125) / 12, 12);
    expect(reasons).toEqual({});
  });

  it('has sheets, the last one counted whole, when its labels come on sheets', () => {
    expect(calculatePart({ quantity: 101 }, { ...quote, labels_per_sheet: 20 }).sheets).toBe(6);
  });

  it('says what is missing for the figures that are not known', () => {
    expect(calculatePart({ quantity: 100 }, { ...quote, labels_per_roll: null })).toMatchObject({
      full_rolls: null,
      partial_qty: null,
      reasons: { full_rolls: { field: 'quote.labels_per_roll', message: 'Labels per Roll of the quote is missing.' } },
    });
    expect(calculatePart({ quantity: 100, cos: -1 }, quote).reasons).toEqual({
      footage: { field: 'cos', message: 'Cos is negative.' },
    });
  });

  it('has nothing to be calculated from when its ticket has no quote', () => {
    expect(calculatePart({ quantity: 100 }, null).reasons.footage).toEqual({
      field: 'quote_id',
      message: 'The ticket has no quote to calculate from.',
    });
  });
});

describe('a ticket', () => {
  it('is rewound in as many lanes as lie on a roll, every part on rolls of its own', () => {
    expect(calculateRewind([{ quantity: 1500 }, { quantity: 600 }], quote)).toEqual({
      total_qty: 2100,
      items: 2,
      footage: (2100 * 2.125) / 12 / 2,
      total_rolls: 3,
      reasons: {},
    });
  });

  it('without parts has nothing to rewind', () => {
    expect(calculateRewind([], quote)).toMatchObject({ total_qty: 0, items: 0, footage: 0, total_rolls: 0 });
  });

  it('takes the press its setup and the footage of its parts', () => {
    expect(calculateTicket([{ footage: 600 }, { footage: 400 }], quote)).toEqual({
      footage: 1000,
      time: 30,
      reasons: {},
    });
  });

  it('is summed over the parts that have a quantity: one without has nothing to run yet', () => {
    const parts = [
      { quantity: 1500, footage: 600 },
      { quantity: null, footage: null },
      { quantity: 600, footage: 400 },
    ];
    expect(calculateTicket(parts, quote)).toEqual({ footage: 1000, time: 30, reasons: {} });
    expect(calculateRewind(parts, quote)).toEqual({
      total_qty: 2100,
      items: 3,
      footage: (2100 * 2.125) / 12 / 2,
      total_rolls: 3,
      reasons: {},
    });
  });

  it('is summed over footage that was typed, whether its part has a quantity or not', () => {
    expect(calculateTicket([{ footage: 600 }, { quantity: null, footage: 400 }], quote).footage).toBe(1000);
  });

  it('is not known while none of its parts has a quantity', () => {
    const parts = [{ quantity: null, footage: null }, {}];
    expect(calculateTicket(parts, quote)).toMatchObject({ footage: null, time: null });
    expect(calculateRewind(parts, quote)).toMatchObject({
      total_qty: null,
      items: 2,
      footage: null,
      total_rolls: null,
    });
  });

  it('has no footage while that of a part with a quantity is not known', () => {
    expect(calculateTicket([{ footage: 600 }, { quantity: 100, footage: null }], quote)).toMatchObject({
      footage: null,
      time: null,
      reasons: { footage: { field: 'footage', message: 'Footage is missing.' } },
    });
  });
});
