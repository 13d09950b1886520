/** Links between records: they must exist, and the names that a record copies from them follow their changes. */
import type { SelectQueryBuilder } from 'kysely';
import { fieldOf } from '../../src/fields/field';
import type { AnyRecord } from '../../src/fields/record';
import { type DatabaseTransaction, locked, type Row, type Tables } from '../database/database';
import { preparedFor } from '../database/prepared';
import { toRow } from '../database/rows';
import { updateRows } from '../database/update';
import type { FieldErrors } from '../http/errors';
import { copiedField, type Link, type OptionsList, type Resource, type Resources, resourceNamed } from './resource';

/** Target and source of each field that the link copies. */
const copiesOf = (link: Link, linked: Resource): [target: string, source: string][] =>
  Object.entries(link.copies).map(([target, source]) => [target, copiedField(linked, source)]);

/** What of a linked record is read. One object for each link, so that its query is made once. */
type LinkRead = {
  linked: Resource;
  columns: readonly string[];
  /** Which of the linked records may be chosen; without it all of them. */
  only: OptionsList['only'];
  strength: 'share' | 'update';
};

const linkReads = new WeakMap<Link, LinkRead>();

const linkReadOf = (resources: Resources, resource: Resource, link: Link): LinkRead => {
  const linked = resourceNamed(resources, link.resource);
  const known = linkReads.get(link);
  if (known?.linked === linked) return known;
  const only = linked.options.find(({ path }) => path === link.chosenFrom)?.only;
  const columns = copiesOf(link, linked).map(([, source]) => source);
  const read: LinkRead = {
    linked,
    columns: only ? [...columns, only.field] : columns,
    only,
    // The owner's totals are about to change: two who only shared it would wait for each other.
    strength: link.field === resource.owner ? 'update' : 'share',
  };
  linkReads.set(link, read);
  return read;
};

const readLinked = preparedFor(({ linked, columns, strength }: LinkRead, database, id: number) => {
  const query = database
    .selectFrom(linked.table)
    .select([linked.key, ...columns])
    .where(linked.key, '=', id);
  // Held until the end, so that a name cannot change between reading it here and storing it with the record.
  return locked(database, query, strength);
});

/** Why a record may not be linked to, in words. */
const problemWith = ({ linked, only }: LinkRead, id: number, row: Row | undefined): string | undefined => {
  if (!row) return `there is no ${linked.singular} ${id}`;
  if (!only) return undefined;
  const value = (row[only.field] ?? null) as string | null;
  if (only.values.includes(value)) return undefined;
  const { label } = fieldOf(linked.fields, only.field);
  return `${linked.singular} ${id} cannot be chosen here, its ${label} is ${value ?? 'empty'}`;
};

/**
 * The values that follow the links which the save sets or changes. Where a linked record does not exist, or is none of
 * those that are offered for it, its field gets a text in `errors`.
 */
export const followLinks = async (
  transaction: DatabaseTransaction,
  resources: Resources,
  resource: Resource,
  after: AnyRecord,
  before: AnyRecord | null,
  errors: FieldErrors,
): Promise<Record<string, unknown>> => {
  const values: Record<string, unknown> = {};
  for (const link of resource.links) {
    const id = after[link.field] ?? null;
    if (before && before[link.field] === id) continue;
    const read = linkReadOf(resources, resource, link);
    const { linked } = read;
    const copies = copiesOf(link, linked);
    const [row] = id === null ? [] : await readLinked(read, transaction, Number(id));
    const problem = id === null ? undefined : problemWith(read, Number(id), row);
    if (problem) errors[link.field] = `${fieldOf(resource.fields, link.field).label}: ${problem}`;
    for (const [target, source] of copies) values[target] = row?.[source] ?? null;
  }
  return values;
};

/** The records that were changed: the one, or all that follow it. */
type Ids = number | SelectQueryBuilder<Tables, string, Row>;

const updateFollowers = async (
  transaction: DatabaseTransaction,
  resources: Resources,
  changed: Resource,
  values: Row,
  ids: Ids,
): Promise<void> => {
  for (const follower of resources) {
    for (const link of follower.links) {
      if (link.resource !== changed.name) continue;
      const copied: Row = {};
      for (const [target, source] of copiesOf(link, changed)) {
        const value = values[source];
        if (value !== undefined) copied[target] = value;
      }
      if (Object.keys(copied).length === 0) continue;
      if (typeof ids === 'number') {
        await updateRows(transaction, follower.table, copied, { [link.field]: ids });
      } else {
        await transaction.updateTable(follower.table).set(copied).where(link.field, 'in', ids).execute();
      }
      const followers = transaction
        .selectFrom(follower.table)
        .select(follower.key)
        .where(link.field, 'in', typeof ids === 'number' ? [ids] : ids);
      await updateFollowers(transaction, resources, follower, copied, followers);
    }
  }
};

/**
 * Hands changed values on to the records that copy them, and from those to the next: a customer's name to its quotes,
 * their tickets and the tickets' timesheets. Their versions stay: nobody changed them.
 */
export const updateFollowersOf = (
  transaction: DatabaseTransaction,
  resources: Resources,
  resource: Resource,
  before: AnyRecord,
  after: AnyRecord,
): Promise<void> => {
  const changed = resource.fields.filter((field) => before[field.source] !== after[field.source]);
  return updateFollowers(transaction, resources, resource, toRow(changed, after), after.id);
};
