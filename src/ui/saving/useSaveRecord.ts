import { useCreate, useUpdate } from 'ra-core';
import type { RefObject } from 'react';
import type { Field } from '../../fields/field';
import { writableValues } from '../../fields/payload';
import type { AnyRecord } from '../../fields/record';
import { readSession } from '../../providers/session';
import { addOnce } from './addOnce';

/** A record as a form holds it: a new one has no id yet. */
export type FormRecord = Partial<AnyRecord>;

type Values = Readonly<Record<string, unknown>>;

/** The adding of one record, however often it is tried. */
export type Addition = {
  /** The idempotency key, which makes one record at most. */
  key: string;
  /** What was sent under the key without an answer to it: nobody knows whether the record is there. */
  unanswered: Values | null;
};

/** A call that was answered by signing out resolves with nothing: nothing was saved. */
const checkSession = (): void => {
  if (!readSession()) throw new Error('Your session has ended and nothing was saved. Sign in again, then save.');
};

type SaveTarget = {
  resource: string;
  fields: readonly Field[];
  /** What the record was asked for with besides its id, so that the answer takes its place among what was read. */
  meta?: Values;
  addition: RefObject<Addition>;
  /** Called before something is sent to be added, and when its answer is there. */
  onAdding: () => void;
};

/**
 * Saves one record and resolves with the server's answer. An update sends the whole record with what was typed over it;
 * adding sends what may be typed, and makes one record however often it is tried, see `addOnce`.
 */
export const useSaveRecord = ({ resource, fields, meta, addition, onAdding }: SaveTarget) => {
  const [create] = useCreate<AnyRecord, Error, AnyRecord>();
  const [update] = useUpdate<AnyRecord, Error>();

  const add = async (data: Values, idempotencyKey: string): Promise<FormRecord> => {
    const params = { data, meta: { ...meta, idempotencyKey } };
    const saved = await create(resource, params, { returnPromise: true, mutationMode: 'pessimistic' });
    checkSession();
    return saved as FormRecord;
  };

  return async (base: FormRecord, typed: Values): Promise<FormRecord> => {
    if (base.id === undefined) {
      return addOnce({ addition, values: writableValues(fields, typed, 'create'), fields, add, onChange: onAdding });
    }
    const values = writableValues(fields, typed, 'update');
    const saved = await update(
      resource,
      { id: base.id, data: { ...base, ...values }, previousData: base as AnyRecord, meta },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    checkSession();
    return saved as FormRecord;
  };
};
