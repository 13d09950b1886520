import { describe, expect, it } from 'vitest';
import { columnOf, columnsOf, leastWidth, ofWidth } from '../../src/fields/column';
import { jobTicketFields } from '../../src/resources/job-tickets/fields';

describe('the column of a field', () => {
  it('puts numbers to the right and identifiers to the left', () => {
    expect(columnOf({ source: 'footage', label: 'Footage', type: 'number' })).toMatchObject({
      align: 'right',
      headerAlign: 'right',
    });
    const [id, quote] = columnsOf(jobTicketFields, ['id', 'quote_id']);
    expect(id).toMatchObject({ field: 'id', headerName: 'ID', align: 'left' });
    expect(quote).toMatchObject({ field: 'quote_id', align: 'left' });
  });

  it('never hands a day to the grid as a date', () => {
    expect(columnOf({ source: 'due_date', label: 'Due Date', type: 'day' }).type).toBeUndefined();
  });

  it('stretches text and gives everything else its width', () => {
    expect(columnOf({ source: 'name', label: 'Name', type: 'text' })).toMatchObject({ flex: 1 });
    expect(columnOf({ source: 'due_date', label: 'Due Date', type: 'day' })).not.toHaveProperty('flex');
  });

  it('gives what a record is known by the room that other texts leave', () => {
    const name = columnOf({ source: 'name', label: 'Name', type: 'text', identifies: true });
    const other = columnOf({ source: 'address', label: 'Address', type: 'text' });
    expect(name.flex).toBeGreaterThan(other.flex ?? 0);
    expect(name.minWidth).toBeGreaterThanOrEqual(160);
  });

  it.each([
    // The widths of the longer lines, measured in a wide typeface at the size and weight of headings.
    ['Mil Thickness with Liner', 92],
    ['Die Repeat (mm)', 75],
    ['Number AC', 54],
    ['Subtotal', 58],
    ['Other Surcharges', 78],
    ['Markup', 51],
    ['Department', 82],
  ])(
    'is wide enough for its heading “%s” on two lines, also with the arrow of its order, and no wider',
    (label, line) => {
      const { width = 0 } = columnOf({ source: 'figure', label, type: 'number' });
      expect(width).toBeGreaterThanOrEqual(20 + line + 20);
      expect(width).toBeLessThan(20 + line + 20 + 16);
    },
  );

  it('has exactly the width that a list gives it', () => {
    const [priority] = columnsOf(jobTicketFields, ['job_ticket_priority'], { job_ticket_priority: { width: 84 } });
    expect(priority).toMatchObject({ width: 84, flex: undefined });
  });

  it('can be made narrow by hand where its words are cut off, and not where a figure would be', () => {
    const [id, order, total, customer, note, status] = columnsOf(
      [
        { source: 'order_date', label: 'Date', type: 'day' },
        { source: 'total', label: 'Total', type: 'currency' },
        { source: 'customer', label: 'Customer', type: 'text', identifies: true },
        { source: 'note', label: 'Note', type: 'longText' },
        { source: 'status', label: 'Status', type: 'choice', choices: [{ value: 1, label: 'Available at once' }] },
      ],
      ['id', 'order_date', 'total', 'customer', 'note', 'status'],
      { id: { width: 66 } },
    ).map(leastWidth);
    expect([customer, note, status]).toEqual([56, 56, 56]);
    // What the list itself gives it is enough; a day and dollars have the room of the longest.
    expect([id, order, total]).toEqual([66, 100, 108]);
  });

  it('has the width that a person gave it, and no less than can be read', () => {
    const name = columnOf({ source: 'name', label: 'Name', type: 'text' });
    const day = columnOf({ source: 'due_date', label: 'Due Date', type: 'day' });
    expect(ofWidth(name, undefined)).toBe(name);
    expect(ofWidth(name, 60)).toMatchObject({ width: 60, flex: undefined, minWidth: 56 });
    expect(ofWidth(day, 60)).toMatchObject({ width: 100, minWidth: 100 });
  });

  it('keeps the order that was asked for', () => {
    expect(columnsOf(jobTicketFields, ['time', 'id', 'po_number']).map((column) => column.field)).toEqual([
      'time',
      'id',
      'po_number',
    ]);
  });
});
