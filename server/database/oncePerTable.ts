import type { Database } from './database';

/** What is looked for once per database and table, and then known; what cannot be read now is looked for again. */
export const oncePerTable = <Value>(
  find: (database: Database, table: string) => Promise<Value>,
): ((database: Database, table: string) => Promise<Value>) => {
  const known = new WeakMap<Database, Map<string, Promise<Value>>>();
  return (database, table) => {
    const tables = known.get(database) ?? new Map<string, Promise<Value>>();
    known.set(database, tables);
    const value = tables.get(table) ?? find(database, table);
    tables.set(table, value);
    value.catch(() => tables.delete(table));
    return value;
  };
};
