/** Values that are made of some tables' records, remembered until one of the tables is changed, by whomever. */
import { sql } from 'kysely';
import type { Database } from './database';
import { preparedQuery } from './prepared';

/** Values that are remembered per database. */
const MOST_VALUES = 500;

type Remember<Value> = (name: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * A memory of values made of the records of tables. Ask it anew for each request: it then knows whether what it
 * remembers still holds. Nothing is remembered of a transaction, whose changes may never come about.
 */
export const remembering = <Value>(...tables: string[]): ((database: Database) => Promise<Remember<Value>>) => {
  const known = new WeakMap<Database, { changes: unknown; values: Map<string, Value> }>();
  const readChanges = preparedQuery((database) =>
    database
      .selectFrom('table_counts')
      .select(sql<number>`cast(sum(changes) as double precision)`.as('changes'))
      .where(sql<boolean>`table_name in (${sql.join(tables.map((table) => sql.lit(table)))})`),
  );
  return async (database) => {
    if (database.isTransaction) return (_name, make) => make();
    const [{ changes = null } = {}] = await readChanges(database);
    if (changes === null) return (_name, make) => make();
    const before = known.get(database);
    const { values } = before?.changes === changes ? before : { values: new Map<string, Value>() };
    if (before?.changes !== changes) known.set(database, { changes, values });
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
