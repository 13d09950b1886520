import { describe, expect, it } from 'vitest';
import { partQuantities } from '../../src/resources/job-ticket-parts/partQuantities';
import { materialFeet } from '../../src/resources/job-tickets/materialFeet';
import { changesInWords } from '../../src/resources/job-tickets/quoteChanges';
import { rewindLeads, rewindRows } from '../../src/resources/job-tickets/rewind';
import { typicalShop } from '../../src/resources/job-tickets/shopOnTicket';
import { labelsOfRow, ticketFromQuote } from '../../src/resources/job-tickets/ticketFromQuote';
import { ticketTotals, withoutQuantityText } from '../../src/resources/job-tickets/ticketTotals';

const quote = { number_across: 4, label_repeat: 2.125, label_across: 1, labels_per_roll: 1000 };

describe('a part while it is typed', () => {
  it('has its quantities from the quote of its ticket', () => {
    const { values } = partQuantities({ quantity: 2500, job_lead_in: 50 }, quote);
    expect(values).toMatchObject({ quantity_m: 2.5, full_rolls: 2, partial_qty: 500, sheets: null });
    expect(values.footage).toBeCloseTo((625 * 2.125) / 12 + 50, 9);
  });

  it('says why they are not known', () => {
    expect(partQuantities({ quantity: '12e' }, quote)).toMatchObject({
      values: { quantity_m: null, footage: null },
      reason: expect.stringMatching(/^Qty /),
    });
  });

  it('keeps what is typed on a ticket without a quote', () => {
    expect(partQuantities({ quantity: 500, footage: 77 }, null)).toEqual({ values: { quantity_m: 0.5 } });
  });
});

describe('the rewind line', () => {
  it('counts a pass for as many rolls as lie beside each other, and never mixes parts', () => {
    expect(
      rewindLeads(
        [
          { id: 1, quantity: 4500 },
          { id: 2, quantity: 500 },
        ],
        quote,
      ),
    ).toBe(3);
    expect(rewindLeads([{ id: 1, quantity: 4500 }], { ...quote, label_across: 2 })).toBe(3);
    expect(rewindLeads([{ id: 1, quantity: 4500 }], { ...quote, labels_per_roll: null })).toBeNull();
  });

  it('says once how each copy position is wound', () => {
    const parts = [5, 4, 4].map((copy_position, id) => ({ id, quantity: 1000, copy_position }));
    expect(rewindRows(parts, quote, typicalShop)[0]?.rw_note).toBe(
      'Position 4: wound out, left edge first; Position 5: wound in, top edge first',
    );
  });

  it('is not there without parts or without a quote', () => {
    expect(rewindRows([], quote, typicalShop)).toEqual([]);
    expect(rewindRows([{ id: 1, quantity: 1 }], null, typicalShop)).toEqual([]);
  });
});

describe('what the sums of a ticket leave out', () => {
  const parts = [500, null, null].map((quantity, id) => ({ id, quantity }));

  it('is told', () => {
    expect(withoutQuantityText(parts.slice(0, 1))).toBeNull();
    expect(withoutQuantityText(parts.slice(0, 2))).toBe('1 part has no quantity yet');
    expect(withoutQuantityText(parts)).toBe('2 parts have no quantity yet');
  });

  it('is not what is typed and cannot be read: that leaves them unknown', () => {
    const typed = { id: 9, quantity: '12e', footage: null };
    expect(ticketTotals([{ id: 1, quantity: 500, footage: 70 }, typed], quote).footage).toBeNull();
    expect(withoutQuantityText([typed])).toBeNull();
  });
});

describe('the material of a ticket', () => {
  it('is its footage with waste and what the machines are set up with', () => {
    expect(materialFeet(1000, { waste: 0.1, setup_footage: 200 })).toBeCloseTo(1300, 9);
    expect(materialFeet(1000, null)).toBe(1000);
    expect(materialFeet(null, quote)).toBeNull();
  });
});

describe('a ticket from a quote', () => {
  it('needs what the quote has, and nothing else', () => {
    expect(ticketFromQuote({ id: 7, tooling_id: 3, material_id: 4, lamination_id: null })).toMatchObject({
      quote_id: 7,
      die_status: 'needed',
      material_status: 'needed',
      lamination_status: null,
    });
  });

  it('has a part of the labels of the chosen row', () => {
    const rows = { id: 7, row_3_m_labels: 5, row_4_m_labels: null, labels_per_row: 500 };
    expect(labelsOfRow(rows, 3)).toBe(2500);
    expect(labelsOfRow({ ...rows, labels_per_row: null }, 3)).toBe(5000);
    expect(labelsOfRow(rows, 4)).toBeNull();
    expect(labelsOfRow(rows, null)).toBeNull();
  });
});

describe('what a quote says otherwise than before', () => {
  it('is told with the names and units that people know', () => {
    expect(
      changesInWords([
        { field: 'core_id', old: 3, new: 1 },
        { field: 'coating', old: true, new: false },
        { field: 'lamination_name', old: null, new: 'Gloss' },
      ]),
    ).toEqual(['Core ID 3 → 1 in', 'Coating Yes → No', 'Lamination – → Gloss']);
  });
});
