import { describe, expect, it } from 'vitest';
import { columnOf, columnsOf } from '../../src/fields/column';
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
    expect(priority).toMatchObject({ width: 84, flex: undefined, minWidth: undefined });
  });

  it('keeps the order that was asked for', () => {
    expect(columnsOf(jobTicketFields, ['time', 'id', 'po_number']).map((column) => column.field)).toEqual([
      'time',
      'id',
      'po_number',
    ]);
  });
});
