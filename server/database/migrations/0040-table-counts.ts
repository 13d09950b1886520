/**
 * How many rows each table holds and how often it was changed, kept by the database itself: a list need not count its
 * records for every page, and knows without counting whether a total is still right, whoever wrote.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Database, isPostgres } from '../database';
import { createIndex, createTable } from './definitions';

const TABLES = ['customers', 'tooling', 'materials', 'overhead', 'standards', 'users', 'quotes', 'job_tickets'];

/** Each statement adds one change, on SQLite each row: there is one writer at a time, and one row to count in. */
const countOnSqlite = async (database: Database, table: string): Promise<void> => {
  const events = { insert: sql`, row_count = row_count + 1`, delete: sql`, row_count = row_count - 1`, update: sql`` };
  for (const [event, rows] of Object.entries(events)) {
    await sql`create trigger ${sql.id(`${table}_count_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} begin
      update table_counts set changes = changes + 1${rows} where table_name = ${sql.lit(table)};
    end`.execute(database);
  }
};

/**
 * Writers count side by side: each takes a row of the table's that no other writer holds, so that nobody waits. What
 * a reader sees of all of them together grows with each commit that it sees, and with nothing else.
 */
const countingFunction: RawBuilder<unknown> = sql`
  create function count_table_change() returns trigger language plpgsql as $$
  declare
    delta integer := 0;
  begin
    if tg_op = 'INSERT' then
      select count(*) into delta from new_rows;
    elsif tg_op = 'DELETE' then
      select -count(*) into delta from old_rows;
    elsif tg_op = 'TRUNCATE' then
      select -coalesce(sum(row_count), 0) into delta from table_counts where table_name = tg_table_name;
    end if;
    update table_counts set changes = changes + 1, row_count = row_count + delta
      where id = (select id from table_counts where table_name = tg_table_name limit 1 for update skip locked);
    if not found then
      insert into table_counts (table_name, changes, row_count) values (tg_table_name, 1, delta);
    end if;
    return null;
  end $$`;

const countOnPostgres = async (database: Database, table: string): Promise<void> => {
  const events = {
    insert: sql`referencing new table as new_rows`,
    delete: sql`referencing old table as old_rows`,
    update: sql``,
    truncate: sql``,
  };
  for (const [event, rows] of Object.entries(events)) {
    await sql`create trigger ${sql.id(`${table}_count_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      ${rows} for each statement execute function count_table_change()`.execute(database);
  }
};

export const up = async (database: Database): Promise<void> => {
  await createTable(database, 'table_counts', { table_name: 'text', changes: 'integer', row_count: 'integer' });
  await createIndex(database, 'table_counts', 'table_name');
  if (isPostgres(database)) await countingFunction.execute(database);
  for (const table of TABLES) {
    await sql`insert into table_counts (table_name, changes, row_count)
      select ${sql.lit(table)}, 0, count(*) from ${sql.table(table)}`.execute(database);
    await (isPostgres(database) ? countOnPostgres : countOnSqlite)(database, table);
  }
};
