/** Values that are made of some tables' records, remembered until one of the tables is changed, by whomever. */
import type { Database } from './database';
import type { TableCounts } from './tableCounts';

/** Values that are remembered per database. */
const MOST_VALUES = 500;

type Remember<Value> = (name: string, make: () => Promise<Value>) => Promise<Value>;

/** How often the tables have been changed, all together; null where one of them is not counted. */
const changesOf = (tables: readonly string[], counts: TableCounts): number | null => {
  let changes = 0;
  for (const table of tables) {
    const count = counts.get(table);
    if (!count) return null;
    changes += count.changes;
  }
  return changes;
};

/**
 * A memory of values made of the records of tables. What it remembers from before `counts` were read it makes anew
 * where they tell of a change. Nothing is remembered of a transaction, whose changes may never come about.
 */
export const remembering = <Value>(
  ...tables: string[]
): ((database: Database, counts: TableCounts) => Remember<Value>) => {
  const known = new WeakMap<Database, { changes: number; values: Map<string, Value> }>();
  return (database, counts) => {
    const changes = database.isTransaction ? null : changesOf(tables, counts);
    if (changes === null) return (_name, make) => make();
    const before = known.get(database);
    const { values } = before?.changes === changes ? before : { values: new Map<string, Value>() };
    // Of two requests the one that read the counts earlier may come later: it leaves alone what the other remembers.
    if (before === undefined || before.changes < changes) known.set(database, { changes, values });
    return async (name, make) => {
      const remembered = values.get(name);
      if (remembered !== undefined) return remembered;
      const value = await make();
      if (values.size >= MOST_VALUES) values.clear();
      values.set(name, value);
      return value;
    };
  };
};
