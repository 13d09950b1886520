/** Changing rows by statements that are built once for each set of columns. */
import type { CompiledQuery } from 'kysely';
import { type DatabaseTransaction, isPostgres, type Row, type SqlValue } from './database';
import { keepPrepared } from './postgresPool';

/** Sets of columns that are kept: what people change together is far less. */
const MOST_SHAPES = 500;

/** Of those, how many each connection to PostgreSQL keeps prepared: the first ones. */
const MOST_PREPARED = 100;

const compiled = new Map<string, CompiledQuery<Row>>();
let prepared = 0;

type Values = Readonly<Record<string, SqlValue>>;

const compile = (
  transaction: DatabaseTransaction,
  table: string,
  values: Values,
  where: Values,
  returned: readonly string[],
): CompiledQuery<Row> => {
  const update = transaction.updateTable(table).set(values);
  const narrowed = Object.entries(where).reduce((query, [column, value]) => query.where(column, '=', value), update);
  const query: CompiledQuery<Row> =
    returned.length > 0 ? narrowed.returning([...returned]).compile() : narrowed.$castTo<Row>().compile();
  if (isPostgres(transaction) && prepared < MOST_PREPARED) {
    prepared += 1;
    keepPrepared(query.sql);
  }
  return query;
};

/**
 * Gives those rows whose columns are as in `where` other values.
 * @param returned columns of the rows to answer with, as they are afterwards
 */
export const updateRows = async (
  transaction: DatabaseTransaction,
  table: string,
  values: Values,
  where: Values,
  returned: readonly string[] = [],
): Promise<Row[]> => {
  const columns = [table, ...Object.keys(values), '', ...Object.keys(where), '', ...returned];
  const shape = `${isPostgres(transaction)} ${columns.join(' ')}`;
  const query = compiled.get(shape) ?? compile(transaction, table, values, where, returned);
  if (!compiled.has(shape)) {
    if (compiled.size >= MOST_SHAPES) compiled.clear();
    compiled.set(shape, query);
  }
  const parameters = [...Object.values(values), ...Object.values(where)];
  return (await transaction.executeQuery<Row>({ ...query, parameters })).rows;
};
