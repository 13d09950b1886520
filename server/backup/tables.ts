/** The tables of a shop, as its migrations make them. */
import { sql } from 'kysely';
import { type Database, inTransaction, openDatabase } from '../database/database';
import { applyMigrations } from '../database/migrate';

export type ShopTable = {
  name: string;
  /** In the order of their names, which is the same wherever the table is. */
  columns: readonly string[];
  /** What its rows are told apart and ordered by. */
  key: string;
  hasTextKey: boolean;
};

type Column = { name: string; type: string; pk: number };

/** Follows by itself from the rows that are copied, as the index of texts does, which is no table of the shop either. */
export const KEPT_BY_TRIGGERS = 'table_counts';

const readTable = async (model: Database, name: string): Promise<ShopTable & { refersTo: string[] }> => {
  const columns = await sql<Column>`select name, type, pk from pragma_table_info(${name})`.execute(model);
  const links = await sql<{ table: string }>`select distinct "table" from pragma_foreign_key_list(${name})`.execute(
    model,
  );
  const key = columns.rows.find(({ pk }) => pk === 1);
  if (!key) throw new Error(`The table ${name} has no key`);
  return {
    name,
    columns: columns.rows.map((column) => column.name).sort(),
    key: key.name,
    hasTextKey: key.type.toLowerCase() === 'text',
    refersTo: links.rows.map(({ table }) => table),
  };
};

/**
 * The tables of a shop that has had these migrations, those first that others refer to. They are read from an empty
 * shop made for it, so that whatever else is in a database stays out.
 */
export const shopTables = async (applied: readonly string[]): Promise<ShopTable[]> => {
  const model = openDatabase(':memory:');
  try {
    await inTransaction(model, (transaction) => applyMigrations(transaction, (name) => applied.includes(name)));
    const names = await sql<{
      name: string;
    }>`select name from pragma_table_list where schema = 'main' and type = 'table'
      and name not like 'sqlite!_%' escape '!' and name <> ${KEPT_BY_TRIGGERS} order by name`.execute(model);
    const waiting = await Promise.all(names.rows.map(({ name }) => readTable(model, name)));
    const ordered: ShopTable[] = [];
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ refersTo }) =>
        refersTo.every((name) => ordered.some((table) => table.name === name)),
      );
      const [table] = waiting.splice(next, 1);
      if (next < 0 || !table) throw new Error('Tables refer to each other in a circle');
      ordered.push(table);
    }
    return ordered;
  } finally {
    await model.destroy();
  }
};
