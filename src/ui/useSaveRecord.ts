import { useCreate, useUpdate } from 'ra-core';
import { useState } from 'react';
import type { Field } from '../fields/field';
import { writableValues } from '../fields/payload';
import type { AnyRecord } from '../fields/record';
import { newIdempotencyKey } from '../providers/idempotencyKey';
import { readSession } from '../providers/session';

/** A record as a form holds it: a new one has no id yet. */
export type FormRecord = Partial<AnyRecord>;

type Values = Readonly<Record<string, unknown>>;

/** A call that was answered by signing out resolves with nothing: nothing was saved. */
const checkSession = (): void => {
  if (!readSession()) throw new Error('Your session has ended and nothing was saved. Sign in again, then save.');
};

type SaveTarget = {
  resource: string;
  fields: readonly Field[];
  when: 'create' | 'update';
  /** What the record was asked for with besides its id, so that the answer takes its place among what was read. */
  meta?: Values;
};

/**
 * Saves one record and resolves with the server's answer. An update sends the whole record with what was typed over it;
 * adding sends what may be typed, under one key however often it is tried, so that a second try makes no second record.
 */
export const useSaveRecord = ({ resource, fields, when, meta }: SaveTarget) => {
  const [create] = useCreate<AnyRecord, Error, AnyRecord>();
  const [update] = useUpdate<AnyRecord, Error>();
  const [idempotencyKey] = useState(newIdempotencyKey);

  return async (base: FormRecord, typed: Values): Promise<FormRecord> => {
    const values = writableValues(fields, typed, when);
    const saved =
      when === 'create'
        ? await create(
            resource,
            { data: values, meta: { ...meta, idempotencyKey } },
            { returnPromise: true, mutationMode: 'pessimistic' },
          )
        : await update(
            resource,
            { id: base.id, data: { ...base, ...values }, previousData: base as AnyRecord, meta },
            { returnPromise: true, mutationMode: 'pessimistic' },
          );
    checkSession();
    return saved as FormRecord;
  };
};
