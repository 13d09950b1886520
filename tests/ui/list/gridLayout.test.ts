import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT, type GridLayout, inOrder, parseLayout } from '../../../src/ui/list/gridLayout';

describe('a kept grid layout', () => {
  it('comes back as it was kept', () => {
    const layout: GridLayout = {
      visible: { footage: false },
      widths: { customer_name: 240 },
      order: ['due_date', 'customer_name'],
      density: 'comfortable',
      sort: { field: 'due_date', order: 'DESC' },
      perPage: 50,
    };
    expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
  });

  it.each([null, '', 'null', '[]', '{"widths":', '"text"'])('starts anew from %j', (text) => {
    expect(parseLayout(text)).toEqual(EMPTY_LAYOUT);
  });

  it('leaves out what a grid would choke on', () => {
    const kept = {
      visible: { a: 'no', b: true },
      widths: { a: -5, b: 1e9, c: 'wide', d: 100 },
      order: ['b', 7, 'a', 'b'],
      density: 'airy',
      sort: { field: 'a', order: 'UP' },
      perPage: 5000,
    };
    expect(parseLayout(JSON.stringify(kept))).toEqual({
      visible: { b: true },
      widths: { d: 100 },
      order: ['b', 'a'],
      density: 'compact',
      perPage: 25,
    });
  });
});

describe('the order of columns', () => {
  const columns = ['id', 'a', 'b', 'c'].map((field) => ({ field }));
  const ordered = (order: string[]) => inOrder(columns, order).map(({ field }) => field);

  it('is a person’s own, after the column that names the record', () => {
    expect(ordered(['c', 'id', 'a', 'b'])).toEqual(['id', 'c', 'a', 'b']);
    expect(ordered([])).toEqual(['id', 'a', 'b', 'c']);
  });

  it('has a place for a column it does not know, and none for one that is gone', () => {
    expect(ordered(['c', 'gone', 'a'])).toEqual(['id', 'c', 'a', 'b']);
  });
});
