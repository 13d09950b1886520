/**
 * How many records match, without counting them for every page. A total is kept with the number of changes that its
 * table had before it was counted: as long as that stands, nothing was written, by this server or another.
 */
import type { Database } from '../database/database';
import type { TableCounts } from '../database/tableCounts';
import type { Condition } from './listQuery';
import type { Resource } from './resource';

/** Filters that are kept per table; whoever types a word makes one with each letter. */
const MOST_TOTALS = 500;

type Kept = { changes: number; totals: Map<string, number> };

const kept = new WeakMap<Database, Map<string, Kept>>();

const keptFor = (database: Database, table: string, changes: number): Map<string, number> => {
  const tables = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, tables);
  const known = tables.get(table);
  if (known?.changes === changes) return known.totals;
  const totals = new Map<string, number>();
  tables.set(table, { changes, totals });
  return totals;
};

/** What the conditions ask, as a text that is the same for the same conditions. */
const keyOf = (conditions: readonly Condition[]): string =>
  JSON.stringify(conditions, (name, value) => (name === 'field' ? value.source : value));

export type KnownTotal = {
  /** Null where nothing is known yet. */
  total: number | null;
  /** How many records there are without any condition, where that is known. */
  rows: number | null;
  keep: (total: number) => void;
};

/** What is known of the number of records that match, as of when the counts were read. */
export const knownTotal = (
  database: Database,
  resource: Resource,
  conditions: readonly Condition[],
  tableCounts: TableCounts,
): KnownTotal => {
  const counts = tableCounts.get(resource.table);
  if (!counts) return { total: null, rows: null, keep: () => undefined };
  if (conditions.length === 0) return { total: counts.rows, rows: counts.rows, keep: () => undefined };
  const totals = keptFor(database, resource.table, counts.changes);
  const key = keyOf(conditions);
  return {
    total: totals.get(key) ?? null,
    rows: counts.rows,
    keep: (total) => {
      if (totals.size >= MOST_TOTALS) totals.clear();
      totals.set(key, total);
    },
  };
};
