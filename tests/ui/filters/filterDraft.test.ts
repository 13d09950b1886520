import { describe, expect, it } from 'vitest';
import { type Field, fieldOf } from '../../../src/fields/field';
import { ID_FIELD } from '../../../src/fields/filters';
import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import {
  draftOf,
  newDraft,
  placesOf,
  readDraft,
  readDrafts,
  settled,
  withChosen,
  withSought,
} from '../../../src/ui/filters/filterDraft';
import { activeFilters, type FilterKind } from '../../../src/ui/list/listFilters';

const percent: Field = { source: 'markup', label: 'Markup', type: 'percent' };
const thickness: Field = { source: 'thickness', label: 'Thickness', type: 'number', unit: 'mil' };
const footage = fieldOf(jobTicketFields, 'footage');
const dueDate = fieldOf(jobTicketFields, 'due_date');
const poNumber = fieldOf(jobTicketFields, 'po_number');

const read = (field: Field, kind: FilterKind, first: string, second = '') =>
  readDraft(field, { ...newDraft(field), kind, texts: [first, second] });

describe('a filter that is being typed', () => {
  it('takes numbers as people write them', () => {
    expect(read(footage, 'more', '1,234,567')).toEqual({ value: { field: footage, kind: 'more', values: [1234567] } });
    expect(read(percent, 'atLeast', '16.1 %')).toEqual({ value: { field: percent, kind: 'atLeast', values: [0.161] } });
  });

  it('takes thousands where a number has no decimals', () => {
    expect(read(footage, 'more', '1,250')).toEqual({ value: { field: footage, kind: 'more', values: [1250] } });
    expect(read(ID_FIELD, 'anyOf', '"1,250"; 7')).toEqual({
      value: { field: ID_FIELD, kind: 'anyOf', values: [1250, 7] },
    });
    expect(read(footage, 'anyOf', '1,719')).toEqual({ value: { field: footage, kind: 'anyOf', values: [1719] } });
    expect(read(ID_FIELD, 'equals', '12.5')).toEqual({ problem: 'Type a whole number' });
  });

  it('takes the number of a record with a # before it, and of nothing else', () => {
    expect(read(ID_FIELD, 'equals', ' #1100')).toEqual({ value: { field: ID_FIELD, kind: 'equals', values: [1100] } });
    expect(read(ID_FIELD, 'anyOf', '#1100, 1101; #1102')).toEqual({
      value: { field: ID_FIELD, kind: 'anyOf', values: [1100, 1101, 1102] },
    });
    expect(read(ID_FIELD, 'equals', '#')).toEqual({ problem: '“#” is not a number' });
    expect(read(footage, 'equals', '#1100')).toEqual({ problem: '“#1100” is not a number' });
  });

  it('takes hours and minutes as they are shown, and shows them so again', () => {
    const time = fieldOf(jobTicketFields, 'time');
    expect(read(time, 'equals', ' 0:37')).toEqual({ value: { field: time, kind: 'equals', values: [37] } });
    expect(read(time, 'between', '1:30', '100')).toEqual({
      value: { field: time, kind: 'between', values: [90, 100] },
    });
    expect(read(time, 'equals', '1:75')).toHaveProperty('problem');
    expect(read(footage, 'equals', '1:30')).toHaveProperty('problem');
    expect(draftOf({ field: time, kind: 'equals', values: [90] }).texts[0]).toBe('1:30');
  });

  it.each(['1e', '12,5', '1,234', 'abc', ' '])('is not applied with a number like %j', (text) => {
    expect(read(thickness, 'equals', text)).toHaveProperty('problem');
  });

  it('takes a list of values', () => {
    expect(read(poNumber, 'anyOf', 'PO-1, "Acme, Inc."')).toEqual({
      value: { field: poNumber, kind: 'anyOf', values: ['PO-1', 'Acme, Inc.'] },
    });
    expect(read(footage, 'anyOf', '1; two')).toHaveProperty('problem');
  });

  it('needs both ends of a range, the first before the last', () => {
    expect(read(dueDate, 'between', '2026-05-01', '')).toHaveProperty('problem');
    expect(read(dueDate, 'between', '2026-05-31', '2026-05-01')).toHaveProperty('problem');
    expect(read(footage, 'between', '9', '10')).toHaveProperty('value');
  });

  it('needs no value to ask for empty ones', () => {
    expect(read(dueDate, 'empty', '')).toEqual({ value: { field: dueDate, kind: 'empty', values: [] } });
  });

  it('comes back from a filter that is on, as it was', () => {
    const filter = { po_number: ['PO-1', 'Acme, Inc.'], footage_gt: 0.5, job_ticket_status: ['needed'] };
    const active = activeFilters(jobTicketFields, filter);
    const { filters, problems } = readDrafts((source) => fieldOf(jobTicketFields, source), active.map(draftOf));
    expect(problems.size).toBe(0);
    expect(filters).toEqual(active);
  });

  it('is told from another that asks the same', () => {
    const drafts = ['1', '2'].map((text) => ({ ...newDraft(footage), texts: [text, ''] as const }));
    const { problems } = readDrafts(() => footage, drafts);
    expect([...problems.keys()]).toEqual([drafts[1]?.key]);
  });
});

describe('the linked records of a filter', () => {
  const quote = fieldOf(jobTicketFields, 'quote_id');
  const draft = newDraft(quote);
  const many = { ...draft, kind: 'anyOf', chosen: [3, 5] } as const;
  /** Each text means the record of its number; there is none from 100 on. */
  const meantRecord = async (_: Field, text: string) =>
    Number(text) < 100 ? { record: { value: Number(text) } } : { problem: `No quote matches “${text}”` };

  it('have a place each, and one more where several can be asked for', () => {
    expect(placesOf(draft)).toEqual([null]);
    expect(placesOf({ ...draft, chosen: [3] })).toEqual([3]);
    expect(placesOf(many)).toEqual([3, 5, null]);
  });

  it('are changed, taken out and added in their places, each once', () => {
    expect(withChosen(draft, null, 3).chosen).toEqual([3]);
    expect(withChosen({ ...draft, chosen: [3] }, 3, 4).chosen).toEqual([4]);
    expect(withChosen(many, 3, 4).chosen).toEqual([4, 5]);
    expect(withChosen(many, 3, null).chosen).toEqual([5]);
    expect(withChosen(many, null, 7).chosen).toEqual([3, 5, 7]);
    expect(withChosen(many, null, 5).chosen).toEqual([3, 5]);
  });

  it('are those that the typed texts mean, up to the first that means none', async () => {
    const typed = withSought(withSought(many, 3, '4'), null, '7');
    expect((await settled(quote, typed, meantRecord)).draft).toMatchObject({ chosen: [4, 5, 7], sought: new Map() });
    const unknown = await settled(quote, withSought(typed, null, '400'), meantRecord);
    expect(unknown.problem).toBe('No quote matches “400”');
    expect(unknown.draft).toMatchObject({ chosen: [4, 5], sought: new Map([[null, '400']]) });
  });
});
