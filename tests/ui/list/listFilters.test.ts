import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/fields/field';
import { parseFilterKey } from '../../../src/fields/filters';
import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import { materialFields } from '../../../src/resources/materials/fields';
import { overheadFields } from '../../../src/resources/overhead/fields';
import { quoteFields } from '../../../src/resources/quotes/fields';
import { toolingFields } from '../../../src/resources/tooling/fields';
import {
  activeFilters,
  filterEntries,
  filterKinds,
  filterText,
  withFilters,
  withoutFilter,
} from '../../../src/ui/list/listFilters';

const textsOf = (filter: Record<string, unknown>) =>
  activeFilters(jobTicketFields, filter).map((one) => filterText(one));

describe('the filter of a list', () => {
  it('is read as sentences', () => {
    expect(
      textsOf({
        customer_name_q: 'acme',
        po_number: ['1', '2', '3', '4', '5'],
        job_ticket_status: 'needed',
        due_date_lt: '2026-05-31',
        footage_gt: 1200,
        notes_empty: false,
      }),
    ).toEqual([
      'Customer contains acme',
      'PO # is any of 1, 2, 3, and 2 more',
      'Status is any of Needed',
      'Due Date is before 2026-05-31',
      'Footage is more than 1,200',
      'Notes is not empty',
    ]);
  });

  it('tells the last value rather than that there is one more', () => {
    expect(textsOf({ po_number: ['1', '2', '3', '4'] })).toEqual(['PO # is any of 1, 2, 3, 4']);
  });

  it('has one sentence for both ends of a range', () => {
    expect(textsOf({ due_date_gte: '2026-05-01', due_date_lte: '2026-05-31' })).toEqual([
      'Due Date is between 2026-05-01 and 2026-05-31',
    ]);
    expect(textsOf({ due_date_gte: '2026-05-01' })).toEqual(['Due Date is on or after 2026-05-01']);
  });

  it('writes a number that names its record as it stands in the list, and rounds no other', () => {
    expect(textsOf({ id_gte: 1100, id_lte: 1110 })).toEqual(['ID is between 1100 and 1110']);
    expect(textsOf({ id: 1128 })).toEqual(['ID is 1128']);
    expect(textsOf({ quote_id: [1200, 1300] })).toEqual(['Quote ID is any of #1200, #1300']);
    expect(textsOf({ footage_gt: 1200.25 })).toEqual(['Footage is more than 1,200.25']);
    const years = activeFilters(overheadFields, { calendar_year_gte: 2025 });
    expect(years.map((one) => filterText(one))).toEqual(['Year is at least 2025']);
    const prices = activeFilters(materialFields, { material_price_gt: 0.12345 });
    expect(prices.map((one) => filterText(one))).toEqual(['Price is more than $0.12345']);
  });

  it('says how many were looked up, and nothing of searches', () => {
    expect(textsOf({ id: [1, 2, 3], q: 'gloss' })).toEqual(['Looked up: 3']);
  });

  it('loses one condition and keeps the others', () => {
    const filter = { q: 'gloss', due_date_gte: '2026-05-01', due_date_lte: '2026-05-31', po_number_eq_any: ['1'] };
    const [range, numbers] = activeFilters(jobTicketFields, filter);
    if (!range || !numbers) throw new Error('Two filters are on');
    expect(withoutFilter(filter, range)).toEqual({ q: 'gloss', po_number_eq_any: ['1'] });
    expect(withoutFilter(filter, numbers)).toEqual({
      q: 'gloss',
      due_date_gte: '2026-05-01',
      due_date_lte: '2026-05-31',
    });
  });

  it('is replaced without its searches', () => {
    const field = fieldOf(jobTicketFields, 'footage');
    expect(
      withFilters(jobTicketFields, { q: 'gloss', due_date_lt: '2026-05-31' }, [
        { field, kind: 'atLeast', values: [100] },
      ]),
    ).toEqual({ q: 'gloss', footage_gte: 100 });
  });
});

it('Every field offers only what the server can be asked, and reads it back as it was', () => {
  for (const fields of [jobTicketFields, quoteFields, toolingFields, materialFields]) {
    for (const field of fields) {
      for (const kind of filterKinds(field)) {
        const values = kind === 'empty' || kind === 'notEmpty' ? [] : kind === 'between' ? [1, 2] : [1];
        const entries = filterEntries({ field, kind, values });
        for (const [key] of entries) expect(parseFilterKey(fields, key)?.field).toBe(field);
        expect(activeFilters(fields, Object.fromEntries(entries))).toEqual([{ field, kind, values }]);
      }
    }
  }
});
