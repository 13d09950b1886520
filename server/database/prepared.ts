/** Queries that are asked all day: built and compiled once, then only given other values. */
import type { Compilable, CompiledQuery } from 'kysely';
import { type Database, isPostgres, type Row, type SqlValue } from './database';
import { keepPrepared } from './postgresPool';

export type PreparedQuery<Values extends readonly SqlValue[]> = (
  database: Database,
  ...values: Values
) => Promise<Row[]>;

/**
 * A query whose text never changes.
 * @param build makes the query; its parameters must come to stand in the SQL in their own order, each once
 */
export const preparedQuery = <Values extends readonly SqlValue[]>(
  build: (database: Database, ...values: Values) => Compilable<Row>,
): PreparedQuery<Values> => {
  const compiled = new Map<boolean, CompiledQuery<Row>>();
  return async (database, ...values) => {
    const onPostgres = isPostgres(database);
    let known = compiled.get(onPostgres);
    if (!known) {
      known = build(database, ...values).compile();
      compiled.set(onPostgres, known);
      if (onPostgres) keepPrepared(known.sql);
    }
    const { rows } = await database.executeQuery<Row>({ ...known, parameters: values });
    return rows;
  };
};

/** A prepared query for each key, made when it is first asked for. */
export const preparedFor = <Key extends object, Values extends readonly SqlValue[]>(
  build: (key: Key, database: Database, ...values: Values) => Compilable<Row>,
): ((key: Key, database: Database, ...values: Values) => Promise<Row[]>) => {
  const queries = new WeakMap<Key, PreparedQuery<Values>>();
  return (key, database, ...values) => {
    const query = queries.get(key) ?? preparedQuery<Values>((on, ...given) => build(key, on, ...given));
    queries.set(key, query);
    return query(database, ...values);
  };
};
