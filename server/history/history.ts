/** Who changed what, and when: written together with each change, never changed afterwards. */
import type { Field } from '../../src/fields/field';
import type { AnyRecord } from '../../src/fields/record';
import type { Session } from '../auth/session';
import type { Database, DatabaseTransaction, SqlValue } from '../database/database';
import { preparedQuery } from '../database/prepared';
import type { Resource } from '../records/resource';

export type Change = { field: string; old: unknown; new: unknown };
type HistoryAction = 'add' | 'update';

export type HistoryEntry = {
  id: number;
  resource: string;
  record_id: number;
  at: string;
  user_id: number | null;
  user_name: string | null;
  action: HistoryAction;
  changes: Change[];
};

/** What a person sees change: what was typed, and the names that come with a chosen record. */
const isKept = (field: Field): boolean => field.type !== 'password' && field.readOnly !== 'calculated';

/** The fields whose values differ, in the order of their declaration. `before` is null for a new record. */
export const changesBetween = (
  fields: readonly Field[],
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): Change[] =>
  fields
    .filter(isKept)
    .map(({ source }) => ({ field: source, old: before?.[source] ?? null, new: after[source] ?? null }))
    .filter((change) => change.old !== change.new);

/** The record whose history a change is shown in: a part's is its ticket's. */
const ownerOf = (resource: Resource, record: AnyRecord): { resource: string; id: number } => {
  const link = resource.links.find((candidate) => candidate.field === resource.owner);
  return link
    ? { resource: link.resource, id: Number(record[link.field]) }
    : { resource: resource.name, id: record.id };
};

const ENTRY_COLUMNS = [
  'resource',
  'record_id',
  'owner_resource',
  'owner_id',
  'at',
  'user_id',
  'user_name',
  'action',
  'changes',
] as const;
type EntryRow = Record<(typeof ENTRY_COLUMNS)[number], SqlValue>;

const insertEntry = preparedQuery((database, ...values: SqlValue[]) =>
  database
    .insertInto('history')
    .values(Object.fromEntries(ENTRY_COLUMNS.map((column, index) => [column, values[index] ?? null])))
    .returning('id'),
);

/** Who changed something: a user, or a command that was run on the server's machine. */
export type Author = Pick<Session, 'name'> & { id: number | null };

type NewEntry = { action: HistoryAction; changes: readonly Change[]; session: Author; at: Date };

/** Writes one entry for each of the records, which are all of one resource. */
export const writeHistories = async (
  transaction: DatabaseTransaction,
  resource: Resource,
  entries: readonly (NewEntry & { record: AnyRecord })[],
): Promise<void> => {
  const rows = entries.map(({ record, action, changes, session, at }): EntryRow => {
    const owner = ownerOf(resource, record);
    return {
      resource: resource.name,
      record_id: record.id,
      owner_resource: owner.resource,
      owner_id: owner.id,
      at: at.toISOString(),
      user_id: session.id,
      user_name: session.name,
      action,
      changes: JSON.stringify(changes),
    };
  });
  const [row] = rows;
  if (row && rows.length === 1) await insertEntry(transaction, ...ENTRY_COLUMNS.map((column) => row[column]));
  else await transaction.insertInto('history').values(rows).execute();
};

export const writeHistory = (
  transaction: DatabaseTransaction,
  resource: Resource,
  record: AnyRecord,
  entry: NewEntry,
): Promise<void> => writeHistories(transaction, resource, [{ ...entry, record }]);

/** A record's changes and those of what belongs to it, the newest first. */
export const readHistory = async (database: Database, resource: Resource, id: number): Promise<HistoryEntry[]> => {
  const rows = await database
    .selectFrom('history')
    .select(['id', 'resource', 'record_id', 'at', 'user_id', 'user_name', 'action', 'changes'])
    .where((expression) =>
      resource.owner
        ? expression.and({ resource: resource.name, record_id: id })
        : expression.and({ owner_resource: resource.name, owner_id: id }),
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    resource: String(row.resource),
    record_id: Number(row.record_id),
    at: String(row.at),
    user_id: row.user_id === null ? null : Number(row.user_id),
    user_name: row.user_name === null ? null : String(row.user_name),
    action: row.action === 'add' ? 'add' : 'update',
    changes: JSON.parse(String(row.changes)) as Change[],
  }));
};

/** Who changed the record last, and when. */
export const lastChange = async (
  database: Database,
  resource: Resource,
  id: number,
): Promise<{ changed_by: string | null; changed_at: string | null }> => {
  const row = await database
    .selectFrom('history')
    .select(['user_name', 'at'])
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    changed_by: row?.user_name === undefined || row.user_name === null ? null : String(row.user_name),
    changed_at: row?.at === undefined || row.at === null ? null : String(row.at),
  };
};
