import { describe, expect, it } from 'vitest';
import { defineFields, fieldOf } from '../../../src/fields/field';
import type { AnyRecord } from '../../../src/fields/record';
import { AddedEarlier, saveMerging } from '../../../src/ui/conflicts/saveMerging';
import { saveText, takenText } from '../../../src/ui/conflicts/saveText';

const fields = defineFields([
  { source: 'calendar_year', label: 'Year', type: 'number', onlyOnCreate: true },
  { source: 'po_number', label: 'PO #', type: 'text' },
  { source: 'due_date', label: 'Due Date', type: 'day' },
  { source: 'notes', label: 'Notes', type: 'longText' },
]);

type Values = Readonly<Record<string, unknown>>;

/** A server with one record, which others save in between: each entry before one of my saves. */
const server = (record: AnyRecord, others: readonly Values[]) => {
  let stored = record;
  const waiting = [...others];
  const save = async (base: Values, values: Values) => {
    const theirs = waiting.shift();
    if (theirs) stored = { ...stored, ...theirs, version: Number(stored.version) + 1 };
    if (base.version !== stored.version) {
      const body = { current: stored, changed_by: 'Ann Lee', changed_at: '2026-05-03T10:42:00Z' };
      throw Object.assign(new Error('changed'), { status: 409, body });
    }
    stored = { ...stored, ...values, version: Number(stored.version) + 1 };
    return stored;
  };
  return { save, stored: () => stored };
};

const before = { id: 4, version: 1, po_number: 'a', due_date: null, notes: null };
const nothing = () => undefined;

describe('a save', () => {
  it('goes through by itself as long as others change other fields', async () => {
    const { save, stored } = server(before, [{ due_date: '2026-05-01' }, { notes: 'n' }]);
    const merges: unknown[] = [];
    const result = await saveMerging({
      fields,
      base: before,
      values: { ...before, po_number: 'b' },
      save,
      onMerged: (base) => merges.push(base.version),
    });
    expect(stored()).toMatchObject({ po_number: 'b', due_date: '2026-05-01', notes: 'n', version: 4 });
    expect(merges).toEqual([2, 3]);
    expect(result.taken.map(takenText)).toEqual([
      '1 change of Ann Lee was taken over: Due Date',
      '1 change of Ann Lee was taken over: Notes',
    ]);
  });

  it('overwrites nothing that somebody has not seen', async () => {
    const { save, stored } = server(before, [{ po_number: 'c', notes: 'n' }]);
    const result = await saveMerging({
      fields,
      base: before,
      values: { ...before, po_number: 'b' },
      save,
      onMerged: nothing,
    });
    expect(stored()).toMatchObject({ po_number: 'c', version: 2 });
    expect(result).toMatchObject({ taken: [], conflict: { changedBy: 'Ann Lee', current: { version: 2 } } });
  });

  it('that had arrived although its answer was lost is found to be there', async () => {
    const { save } = server({ ...before, po_number: 'b', version: 2 }, []);
    const result = await saveMerging({
      fields,
      base: before,
      values: { ...before, po_number: 'b' },
      save,
      onMerged: nothing,
    });
    expect(result).toMatchObject({ saved: { po_number: 'b' }, taken: [] });
  });

  it('gives up, with the reason, where others never stop', async () => {
    const others = Array.from({ length: 20 }, (_, index) => ({ notes: String(index) }));
    const { save } = server(before, others);
    const saving = saveMerging({ fields, base: before, values: before, save, onMerged: nothing });
    await expect(saving).rejects.toMatchObject({ status: 409 });
  });

  it('changes the record that an earlier try had made, and says what cannot be changed', async () => {
    const asked = { calendar_year: 2026, po_number: 'a', notes: 'n' };
    const made = { ...before, ...asked };
    const { save, stored } = server(made, []);
    const result = await saveMerging({
      fields,
      base: {},
      values: { calendar_year: 2027, po_number: 'b', notes: null },
      save: async (base, values) => {
        if (base.id === undefined) throw new AddedEarlier(made, asked);
        return save(base, values);
      },
      onMerged: nothing,
    });
    expect(stored()).toMatchObject({ calendar_year: 2026, po_number: 'b', notes: null, version: 2 });
    expect(saveText('Added', result)).toBe(
      'Added. An earlier try had arrived after all; it was changed, and nothing was added twice. Kept as first saved: Year',
    );
  });

  it('tells of a field that was taken over once, however many tries it came along with', () => {
    const [due, notes] = [fieldOf(fields, 'due_date'), fieldOf(fields, 'notes')];
    const taken = [
      { by: 'Ann Lee', fields: [due] },
      { by: 'Ann Lee', fields: [due, notes] },
    ];
    expect(saveText('Saved', { taken, kept: null })).toBe(
      'Saved. 2 changes of Ann Lee were taken over: Due Date, Notes',
    );
  });
});
