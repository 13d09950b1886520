/** Adding and changing records: the record, what follows from it and its history in one transaction. */
import type { Field } from '../../src/fields/field';
import { defaultsOf, writableValues } from '../../src/fields/payload';
import type { AnyRecord } from '../../src/fields/record';
import type { Session } from '../auth/session';
import { dayOf } from '../clock';
import { type Database, type DatabaseTransaction, duplicateColumn, Overtaken, type Row } from '../database/database';
import { toRow } from '../database/rows';
import { inSharedTransaction } from '../database/sharedTransaction';
import { updateRows } from '../database/update';
import { changesBetween, lastChange, writeHistories, writeHistory } from '../history/history';
import { type FieldErrors, Refusal, refusedFields } from '../http/errors';
import { claimKey, type NamedAddition, settleKey } from './idempotency';
import { followLinks, updateFollowersOf } from './links';
import { presentRow, readRow, wholeRecord, wholeRowColumns } from './read';
import type { Resource, Resources, SaveContext } from './resource';
import { belowMinimum } from './validation';

export type Payload = Readonly<Record<string, unknown>>;

/** What every save needs beside the record: where, among which resources, by whom. */
export type Saving = { database: Database; resources: Resources; session: Session };

/** The record as it will be: with what follows from its links and what is calculated. Refuses what cannot be. */
const complete = async (
  { resources }: Saving,
  resource: Resource,
  values: Payload,
  before: AnyRecord | null,
  context: SaveContext,
): Promise<AnyRecord> => {
  const errors: FieldErrors = {};
  const typed: AnyRecord = { id: 0, ...before, ...values };
  const linked = await followLinks(context.transaction, resources, resource, typed, before, errors);
  const after: AnyRecord = { ...typed, ...linked };
  Object.assign(errors, await resource.check?.(after, before, context));
  if (Object.keys(errors).length > 0) throw refusedFields(errors);
  return { ...after, ...(await resource.calculate?.(after, before, context)) };
};

/** The refusal of a value that another record already has. */
const asRefusal = (error: unknown, resource: Resource, values: Payload): unknown => {
  const column = duplicateColumn(error, resource.table);
  const field = resource.fields.find((candidate) => candidate.source === column);
  if (!field) return error;
  return refusedFields({ [field.source]: `${field.label} ${values[field.source]} is already taken` });
};

const savedRow = async (transaction: DatabaseTransaction, resource: Resource, id: number): Promise<Row> => {
  const row = await readRow(transaction, resource, id);
  if (!row) throw new Error(`The saved ${resource.singular} ${id} is gone`);
  return row;
};

const changedFields = (fields: readonly Field[], before: AnyRecord | null, after: AnyRecord): Field[] =>
  fields.filter((field) => !before || before[field.source] !== after[field.source]);

/** A new record's values: those sent, the declared defaults for what was left out. */
const newValues = (resource: Resource, payload: Payload, now: Date): Payload => ({
  ...defaultsOf(resource.fields, dayOf(now)),
  ...writableValues(resource.fields, payload, 'create'),
});

/** Stores new rows and answers with their ids, in their order. More than one at a time must have names of their own. */
const insertRows = async (
  transaction: DatabaseTransaction,
  resource: Resource,
  rows: readonly Row[],
): Promise<number[]> => {
  const name = resource.nameField ?? resource.key;
  const inserted = await transaction
    .insertInto(resource.table)
    .values(rows)
    .returning([...new Set([resource.key, name])])
    .execute();
  if (inserted.length === 1) return inserted.map((row) => Number(row[resource.key]));
  // In which order rows come back is left to the database.
  const ids = new Map(inserted.map((row) => [row[name], Number(row[resource.key])]));
  return rows.map((row) => ids.get(row[name] ?? null) ?? 0);
};

/** A new record: its values, and the columns that `resource.prepare` made of them. */
type Addition = { values: Payload; prepared?: Row; payload: Payload };

/** Adds records within a transaction, with their history and what follows from them. */
const applyAdds = async (
  transaction: DatabaseTransaction,
  saving: Saving,
  resource: Resource,
  additions: readonly Addition[],
  now: Date,
): Promise<AnyRecord[]> => {
  const completed: AnyRecord[] = [];
  const rows: Row[] = [];
  for (const { values, prepared, payload } of additions) {
    const context = { transaction, now, payload };
    const after = await complete(saving, resource, values, null, context);
    completed.push(after);
    rows.push({
      ...toRow(resource.fields, after),
      ...prepared,
      ...(await resource.columns?.(after, null, null, context)),
      version: 1,
    });
  }
  const ids = await insertRows(transaction, resource, rows);
  const added = completed.map((record, index): AnyRecord => ({ ...record, id: ids[index] ?? 0 }));
  const entries = added.map((record) => ({
    record,
    action: 'add' as const,
    changes: changesBetween(resource.fields, null, record),
    session: saving.session,
    at: now,
  }));
  await writeHistories(transaction, resource, entries);
  for (const [index, record] of added.entries()) {
    await resource.afterSave?.(record, null, { transaction, now, payload: additions[index]?.payload });
  }
  return added;
};

/** The key was used for another record: the client gets that one, and nothing of what it sent is lost to it unsaid. */
const alreadyAdded = (resource: Resource, current: AnyRecord): Refusal =>
  new Refusal(422, {
    message: `This ${resource.singular} has already been added as #${current.id}, with other values. Open that one to change it`,
    current,
  });

/**
 * Adds a record: the values sent, the declared defaults for what was left out.
 * @param named where a record was added under its key before, that one is the answer and nothing is added
 * @throws Refusal 422 where the key stands for another addition
 */
export const addRecord = async (
  resource: Resource,
  payload: Payload,
  saving: Saving,
  named: NamedAddition | null = null,
): Promise<AnyRecord> => {
  const now = new Date();
  const values = newValues(resource, payload, now);
  const prepared = await resource.prepare?.(values);
  try {
    const row = await inSharedTransaction(saving.database, async (transaction) => {
      const earlier = named && (await claimKey(transaction, named, now));
      if (earlier) {
        const row = await savedRow(transaction, resource, earlier.recordId);
        if (earlier.byAnother) throw alreadyAdded(resource, await wholeRecord(transaction, resource, row));
        return row;
      }
      const [added] = await applyAdds(transaction, saving, resource, [{ values, prepared, payload }], now);
      const id = added?.id ?? 0;
      if (named) await settleKey(transaction, named, id);
      return savedRow(transaction, resource, id);
    });
    return await wholeRecord(saving.database, resource, row);
  } catch (error) {
    throw asRefusal(error, resource, values);
  }
};

/** The record was changed since the client read it: it gets the record as it is, and who changed it when. */
const conflict = async (transaction: DatabaseTransaction, resource: Resource, id: number): Promise<Refusal> => {
  const current = await wholeRecord(transaction, resource, await savedRow(transaction, resource, id));
  const change = await lastChange(transaction, resource, id);
  return new Refusal(409, {
    message: change.changed_by
      ? `${change.changed_by} has changed this ${resource.singular} in the meantime`
      : `This ${resource.singular} has been changed in the meantime`,
    current,
    ...change,
  });
};

/**
 * What is set once and sent with another value: whoever sends it believes that it changes, so it is not ignored. The
 * same value is served, because clients send the whole record back. Passwords, which no record shows, have rules of
 * their own.
 */
const refusedChanges = (resource: Resource, id: number, before: AnyRecord, payload: Payload): FieldErrors => {
  const isOther = (source: string, kept: unknown) => payload[source] !== undefined && payload[source] !== kept;
  const fixed = resource.fields.filter(({ onlyOnCreate, type }) => onlyOnCreate && type !== 'password');
  const errors = fixed
    .filter(({ source }) => isOther(source, before[source] ?? null))
    .map(({ source, label }) => [source, `${label} cannot be changed`]);
  const isOtherId = typeof payload.id === 'number' && payload.id !== id;
  return Object.fromEntries([...(isOtherId ? [['id', 'Id cannot be changed']] : []), ...errors]);
};

const applyUpdate = async (
  transaction: DatabaseTransaction,
  saving: Saving,
  resource: Resource,
  id: number,
  payload: Payload,
): Promise<Row | null> => {
  const now = new Date();
  const context = { transaction, now, payload, by: saving.session.id };
  const { version: sentVersion } = payload;
  const row = await readRow(transaction, resource, id);
  if (!row) return null;
  if (typeof sentVersion === 'number' && sentVersion !== row.version) throw await conflict(transaction, resource, id);

  const before = presentRow(resource, row);
  const values = writableValues(resource.fields, payload, 'update');
  const refused = {
    ...refusedChanges(resource, id, before, payload),
    ...belowMinimum(resource.fields, values, before),
  };
  if (Object.keys(refused).length > 0) throw refusedFields(refused);
  const after = await complete(saving, resource, values, before, context);
  const changes = [
    ...changesBetween(resource.fields, before, after),
    ...((await resource.moreChanges?.(after, before, context)) ?? []),
  ];
  const changedColumns = toRow(changedFields(resource.fields, before, after), after);
  const isChanged = changes.length > 0;
  if (!isChanged && Object.keys(changedColumns).length === 0) return row;

  const version = Number(row.version);
  const stored = {
    ...changedColumns,
    ...(await resource.columns?.(after, before, row, context)),
    // What merely follows from something else is stored, but nobody has changed the record.
    version: version + (isChanged ? 1 : 0),
  };
  const where = { [resource.key]: id, version };
  const [saved] = await updateRows(transaction, resource.table, stored, where, wholeRowColumns(resource));
  if (!saved) throw new Overtaken();

  if (isChanged) {
    await writeHistory(transaction, resource, after, { action: 'update', changes, session: saving.session, at: now });
  }
  await updateFollowersOf(transaction, saving.resources, resource, before, after);
  await resource.afterSave?.(after, before, context);
  return saved;
};

/**
 * Changes a record; what the payload leaves out stays. Answers null where there is no such record.
 * @throws Refusal 409 where the payload carries a version that is no longer the record's
 */
export const updateRecord = async (
  resource: Resource,
  id: number,
  payload: Payload,
  saving: Saving,
): Promise<AnyRecord | null> => {
  try {
    const row = await inSharedTransaction(saving.database, (transaction) =>
      applyUpdate(transaction, saving, resource, id, payload),
    );
    return row && (await wholeRecord(saving.database, resource, row));
  } catch (error) {
    throw asRefusal(error, resource, payload);
  }
};

/** A record of many that are saved together: the one with the id is changed, one without is added. */
export type OneOfMany = { id: number | null; payload: Payload };

/**
 * Saves records within the transaction of many. Those to be added must have names, each its own.
 * @throws Refusal where one of them cannot be saved
 */
export const saveMany = async (
  transaction: DatabaseTransaction,
  resource: Resource,
  records: readonly OneOfMany[],
  saving: Saving,
): Promise<void> => {
  const now = new Date();
  const additions: Addition[] = [];
  for (const { id, payload } of records) {
    if (id !== null) {
      await applyUpdate(transaction, saving, resource, id, payload);
    } else {
      const values = newValues(resource, payload, now);
      additions.push({ values, prepared: await resource.prepare?.(values), payload });
    }
  }
  if (additions.length > 0) await applyAdds(transaction, saving, resource, additions, now);
};
