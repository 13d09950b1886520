import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/fields/field';
import type { HistoryEntry } from '../../../src/providers/dataProvider';
import { changeTexts } from '../../../src/ui/history/historyText';

const footage: Field = { source: 'footage', label: 'Footage', type: 'number', decimals: 0 };
const price: Field = { source: 'price', label: 'Price', type: 'currency' };

const entry = (field: string, before: unknown, after: unknown): HistoryEntry => ({
  id: 1,
  resource: 'job-tickets',
  record_id: 7,
  at: '2026-11-28T10:00:00.000Z',
  user_id: 1,
  user_name: 'Anna',
  action: 'update',
  changes: [{ field, old: before, new: after }],
});

describe('a change in the history', () => {
  it('shows numbers as their field does', () => {
    expect(changeTexts(entry('footage', null, 1583.515625), [footage])).toMatchObject([{ old: '–', now: '1,584' }]);
  });

  it('calls a linked name as the form calls what it is chosen in, where that stands beside it too', () => {
    const chosen: Field = {
      source: 'customer_id',
      label: 'Customer',
      type: 'reference',
      reference: 'customers',
      nameSource: 'customer_name',
    };
    const name: Field = { source: 'customer_name', label: 'Name', apart: 'Customer Name', type: 'text' };
    const renamed = entry('customer_name', 'Acme', 'Brass');
    const changes = [{ field: 'customer_id', old: 1, new: 2 }, ...renamed.changes];
    expect(changeTexts({ ...renamed, changes }, [chosen, name])).toEqual([
      { field: 'customer_name', label: 'Customer', old: 'Acme', now: 'Brass' },
    ]);
  });

  it('shows all decimals where the change is in those that the field leaves out', () => {
    expect(changeTexts(entry('price', 2.345, 2.346), [price])).toMatchObject([{ old: '$2.345', now: '$2.346' }]);
  });
});
