import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineFields, type Field } from '../../../src/fields/field';
import { isSameValue } from '../../../src/fields/sameValue';
import { mergeRecords } from '../../../src/ui/conflicts/mergeRecords';

const fields: readonly Field[] = defineFields([
  { source: 'po_number', label: 'PO #', type: 'text' },
  { source: 'notes', label: 'Notes', type: 'longText' },
  { source: 'quantity', label: 'Quantity', type: 'number' },
  { source: 'waste', label: 'Waste', type: 'percent' },
  { source: 'coating', label: 'Coating', type: 'boolean' },
  { source: 'due_date', label: 'Due Date', type: 'day' },
  { source: 'customer_id', label: 'Customer', type: 'reference', reference: 'customers', nameSource: 'customer_name' },
  { source: 'customer_name', label: 'Customer', type: 'text', readOnly: 'linked' },
  { source: 'footage', label: 'Footage', type: 'number', readOnly: 'calculated' },
  { source: 'calendar_year', label: 'Year', type: 'number', onlyOnCreate: true },
]);
const merged = fields.filter((field) => !field.readOnly && !field.onlyOnCreate);

const text = fc.constantFrom(null, '', 'a', 'b', ' a', '5');
const number = fc.constantFrom(null, '', 0, 5, 7, '5', ' 7 ', 0.1);
const record = fc.record({
  po_number: text,
  notes: text,
  quantity: number,
  waste: number,
  coating: fc.constantFrom(null, true, false),
  due_date: fc.constantFrom(null, '2026-05-01', '2026-05-02'),
  customer_id: fc.constantFrom(null, 1, 2, 3),
  customer_name: text,
  footage: number,
  calendar_year: number,
});
type Sides = Record<string, unknown>;

const check = (property: (original: Sides, mine: Sides, theirs: Sides) => void): void =>
  fc.assert(fc.property(record, record, record, property), { numRuns: 2000 });

const valueIn = (side: Sides, { source }: Field) => side[source];
const changedIn = (side: Sides, original: Sides, field: Field) =>
  !isSameValue(field, valueIn(side, field), valueIn(original, field));

describe('a merge of three versions of a record', () => {
  it('loses no change that only one side made', () => {
    check((original, mine, theirs) => {
      const { values } = mergeRecords(fields, original, mine, theirs);
      for (const field of merged) {
        const [isMine, isTheirs] = [changedIn(mine, original, field), changedIn(theirs, original, field)];
        if (isMine && !isTheirs) expect(values[field.source]).toBe(mine[field.source]);
        if (isTheirs && !isMine) expect(values[field.source]).toBe(theirs[field.source]);
      }
    });
  });

  it('asks about exactly what both changed, and not to the same', () => {
    check((original, mine, theirs) => {
      const asked = mergeRecords(fields, original, mine, theirs).conflicts.map(({ field }) => field.source);
      const expected = merged
        .filter((field) => changedIn(mine, original, field) && changedIn(theirs, original, field))
        .filter((field) => !isSameValue(field, valueIn(mine, field), valueIn(theirs, field)));
      expect(asked).toEqual(expected.map(({ source }) => source));
    });
  });

  it('names exactly what only they changed', () => {
    check((original, mine, theirs) => {
      const { taken } = mergeRecords(fields, original, mine, theirs);
      expect(taken).toEqual(
        merged.filter((field) => changedIn(theirs, original, field) && !changedIn(mine, original, field)),
      );
    });
  });

  it('is the same seen from the other side, but for what is asked', () => {
    check((original, mine, theirs) => {
      const one = mergeRecords(fields, original, mine, theirs);
      const other = mergeRecords(fields, original, theirs, mine);
      const asked = new Set(one.conflicts.map(({ field }) => field.source));
      for (const field of merged.filter(({ source }) => !asked.has(source))) {
        expect(isSameValue(field, one.values[field.source], other.values[field.source])).toBe(true);
      }
    });
  });

  it('merges nothing that is calculated, linked, or set once and for all', () => {
    check((original, mine, theirs) => {
      const { values, taken, conflicts } = mergeRecords(fields, original, mine, theirs);
      const touched = [
        ...Object.keys(values),
        ...[...taken, ...conflicts.map(({ field }) => field)].map((f) => f.source),
      ];
      for (const source of ['customer_name', 'footage', 'calendar_year']) expect(touched).not.toContain(source);
    });
  });

  it('names what follows and is to be told, where only it has changed', () => {
    const footage = {
      source: 'footage',
      label: 'Footage',
      isChanged: (one: Sides, other: Sides) => one.footage !== other.footage,
    };
    const told = (theirs: Sides) => mergeRecords(fields, { footage: 5 }, {}, theirs, [footage]).taken;
    expect(told({ footage: 7 })).toEqual([footage]);
    expect(told({ footage: 5 })).toEqual([]);
  });

  it('takes what a side does not carry for unchanged', () => {
    const { values, taken, conflicts } = mergeRecords(fields, { po_number: 'a', notes: 'n' }, { po_number: 'b' }, {});
    expect(values).toEqual({ po_number: 'b', notes: 'n' });
    expect([taken, conflicts]).toEqual([[], []]);
  });
});

describe('values of a field', () => {
  const of = (source: string) => fields.find((field) => field.source === source) as Field;

  it('are the same when they are stored as the same', () => {
    expect(isSameValue(of('po_number'), '', null)).toBe(true);
    expect(isSameValue(of('po_number'), undefined, null)).toBe(true);
    expect(isSameValue(of('po_number'), ' PO-1 ', 'PO-1')).toBe(true);
    expect(isSameValue(of('quantity'), '5', 5)).toBe(true);
    expect(isSameValue(of('quantity'), 0, -0)).toBe(true);
  });

  it('are not the same for looking alike', () => {
    expect(isSameValue(of('po_number'), '05', '5')).toBe(false);
    expect(isSameValue(of('quantity'), 0, null)).toBe(false);
    expect(isSameValue(of('coating'), false, null)).toBe(false);
    expect(isSameValue(of('quantity'), '1e', 1)).toBe(false);
  });
});
