/** Changing rows by statements that are built once for each set of columns. */
import type { CompiledQuery } from 'kysely';
import { type DatabaseTransaction, isPostgres, type Row, type SqlValue } from './database';

/** Sets of columns that are kept: what people change together is far less. */
const MOST_SHAPES = 500;

const compiled = new Map<string, CompiledQuery>();

const compile = (transaction: DatabaseTransaction, table: string, values: Row, where: Row): CompiledQuery => {
  const update = transaction.updateTable(table).set(values);
  return Object.entries(where)
    .reduce((narrowed, [column, value]) => narrowed.where(column, '=', value), update)
    .compile();
};

/**
 * Gives those rows whose columns are as in `where` other values.
 * @returns how many rows there were
 */
export const updateRows = async (
  transaction: DatabaseTransaction,
  table: string,
  values: Row,
  where: Readonly<Record<string, SqlValue>>,
): Promise<number> => {
  const shape = [isPostgres(transaction), table, ...Object.keys(values), '', ...Object.keys(where)].join(' ');
  const query = compiled.get(shape) ?? compile(transaction, table, values, where);
  if (!compiled.has(shape)) {
    if (compiled.size >= MOST_SHAPES) compiled.clear();
    compiled.set(shape, query);
  }
  const parameters = [...Object.values(values), ...Object.values(where)];
  const { numAffectedRows } = await transaction.executeQuery({ ...query, parameters });
  return Number(numAffectedRows);
};
