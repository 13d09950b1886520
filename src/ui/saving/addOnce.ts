/** Adding a record once, however often it is tried: after a lost answer, after a reload, with other values. */
import type { Field } from '../../fields/field';
import { isSameValue } from '../../fields/sameValue';
import { AddedEarlier } from '../conflicts/saveMerging';
import { failureOf } from './failure';
import type { Addition, FormRecord } from './useSaveRecord';

type Values = Readonly<Record<string, unknown>>;

/** The answers that say that nothing was added. Any other leaves it open: the record may be there. */
const REFUSALS: readonly unknown[] = [400, 403, 404, 409, 413, 422];

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && REFUSALS.includes(error.status);

const isSame = (fields: readonly Field[], one: Values, other: Values): boolean =>
  fields.every((field) => isSameValue(field, one[field.source], other[field.source]));

/** The record of an answer that refuses the key because it has been used for other values. */
const madeUnderKey = (error: unknown): (FormRecord & { id: number }) | undefined =>
  error instanceof Error && 'status' in error && error.status === 422 ? failureOf(error).current : undefined;

type Options = {
  addition: { current: Addition };
  values: Values;
  fields: readonly Field[];
  add: (values: Values, idempotencyKey: string) => Promise<FormRecord>;
  /** Called when `addition` has changed: before something is sent, and when its answer is there. */
  onChange: () => void;
};

/**
 * Adds a record and resolves with it. An earlier try that was never answered is asked for first, with what it had sent:
 * only the server knows whether it arrived. Where it had been sent with other values, its record is there then, and what
 * has been changed since is for whoever saves.
 * @throws AddedEarlier with that record
 */
export const addOnce = async ({ addition, values, fields, add, onChange }: Options): Promise<FormRecord> => {
  const send = async (sent: Values): Promise<FormRecord> => {
    addition.current = { ...addition.current, unanswered: sent };
    onChange();
    try {
      return await add(sent, addition.current.key);
    } catch (error) {
      const record = madeUnderKey(error);
      if (record) throw new AddedEarlier(record, record);
      if (isRefusal(error)) {
        addition.current = { ...addition.current, unanswered: null };
        onChange();
      }
      throw error;
    }
  };

  const { unanswered } = addition.current;
  if (unanswered === null || isSame(fields, unanswered, values)) return send(values);
  let record: FormRecord;
  try {
    record = await send(unanswered);
  } catch (error) {
    // Refused: the earlier try has made nothing, and this one is the first.
    if (isRefusal(error)) return send(values);
    throw error;
  }
  // A server that does not tell the new record's id has no way to change it: it stands as it was first sent.
  if (typeof record.id !== 'number' || Number.isNaN(record.id)) return record;
  throw new AddedEarlier({ ...record, id: record.id }, unanswered);
};
