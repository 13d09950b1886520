import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/fields/field';
import { failureOf } from '../../../src/ui/saving/failure';

const fields: Field[] = [{ source: 'po_number', label: 'PO #', type: 'text' }];

/** An error as the data provider throws it. */
const refusal = (status: number, body: object, message = 'Unable to save') =>
  Object.assign(new Error(message), { status, body });

describe('what is shown for a failure', () => {
  it('puts the server’s texts at their fields', () => {
    const { message, errors } = failureOf(refusal(400, { errors: { po_number: 'is too long' } }), fields);
    expect(message).toBe('Unable to save');
    expect(errors).toEqual({ po_number: 'is too long' });
  });

  it('leaves the reason to the fields where they tell all of it', () => {
    const taken = { message: 'PO # 7 is already taken', errors: { po_number: 'PO # 7 is already taken' } };
    const text = 'Unable to add ticket: PO # 7 is already taken';
    expect(failureOf(refusal(400, taken, text), fields).message).toBe('Unable to add ticket');
    expect(failureOf(refusal(400, taken, text)).message).toContain(text);
    expect(failureOf(refusal(500, { message: 'Internal error' }, 'Unable: Internal error'), fields).message).toBe(
      'Unable: Internal error',
    );
  });

  it('does not lose what is wrong with a field that the form does not have', () => {
    const { message, errors } = failureOf(refusal(400, { errors: { secret: 'is unknown' } }), fields);
    expect(message).toBe('Unable to save secret: is unknown');
    expect(errors).toEqual({});
  });

  it('says once what is wrong, where the message says it as well', () => {
    const error = refusal(400, { errors: { secret: 'Secret is unknown' } }, 'Unable to save: Secret is unknown');
    const { message, refusals } = failureOf(error, fields);
    expect(message).toBe('Unable to save: Secret is unknown');
    expect(refusals).toEqual(['Secret is unknown']);
    expect(failureOf(refusal(0, { message: 'Out of reach' }, 'Unable to save: Out of reach')).reason).toBe(
      'Out of reach',
    );
  });

  it('tells who changed the record meanwhile, and how it is now', () => {
    const current = { id: 4, po_number: 'theirs', version: 3 };
    const { conflict } = failureOf(
      refusal(409, { current, changed_by: 'Ann Smith', changed_at: '2026-05-03T10:42:00Z' }),
      fields,
    );
    expect(conflict).toEqual({ current, changedBy: 'Ann Smith', changedAt: '2026-05-03T10:42:00Z' });
  });

  it('takes nothing for a conflict that names no record', () => {
    expect(failureOf(refusal(409, { message: 'Taken' }), fields).conflict).toBeUndefined();
    expect(failureOf(refusal(400, { current: { id: 4 } }), fields).conflict).toBeUndefined();
  });

  it.each([undefined, null, 'text', 42, {}])('has words for whatever was thrown (%j)', (thrown) => {
    expect(failureOf(thrown).message).toBe('Something went wrong.');
  });
});
