import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT, type GridLayout, parseLayout } from '../../src/ui/gridLayout';

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
      perPage: 100,
    });
  });
});
