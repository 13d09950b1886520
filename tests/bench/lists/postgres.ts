/**
 * The shops of `data.ts` in a PostgreSQL of the bench's own, made once and kept beside them: copied there as
 * `npm run copy` does it, and the million by the database itself out of the hundred thousand.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { copyShop } from '../../../server/backup/copyShop';
import { type Database, openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { type PostgresServer, startPostgres } from '../../server/support/postgresServer';
import { CACHE, DATABASE_FILE, schema, shopOf } from './data';

type Tickets = 10_000 | 100_000 | 1_000_000;

export type PostgresShops = {
  /** For what a server keeps beside its database. */
  folder: string;
  /** The address of a copy of a shop, to be changed and thrown away. */
  copyOf: (tickets: Tickets, name: string) => Promise<string>;
  sizeOf: (tickets: Tickets) => Promise<string>;
  removeCopies: () => Promise<void>;
  close: () => Promise<void>;
};

/** Runs something on the server's own database. */
const withServer = async <Result>(server: PostgresServer, work: (database: Database) => Promise<Result>) => {
  const database = openDatabase(server.addressOf('postgres'));
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
};

const withDatabase = async <Result>(
  address: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const database = openDatabase(address);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
};

/** Copies the tickets nine times, without their indexes and triggers, which are then made for all of them at once. */
const multiplyTickets = (database: Database, times: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { rows: indexes } = await sql<{ indexname: string; indexdef: string }>`select indexname, indexdef
      from pg_indexes where schemaname = current_schema() and tablename = 'job_tickets'
      and indexname <> 'job_tickets_pkey'`.execute(transaction);
    const { rows: columns } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'job_tickets' order by ordinal_position`.execute(
      transaction,
    );
    for (const { indexname } of indexes) await sql`drop index ${sql.id(indexname)}`.execute(transaction);
    await sql`alter table job_tickets disable trigger user`.execute(transaction);
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const values = columns.map(({ name }) => {
      if (name === 'id') return sql`id + made.copy * (select max(id) from job_tickets)`;
      return name === 'po_number' ? sql`po_number || '-' || made.copy` : sql.ref(name);
    });
    await sql`insert into job_tickets (${names}) select ${sql.join(values)}
      from generate_series(1, ${sql.lit(times - 1)}) as made(copy), job_tickets`.execute(transaction);
    for (const { indexdef } of indexes) await sql.raw(indexdef).execute(transaction);
    await sql`alter table job_tickets enable trigger user`.execute(transaction);
    await sql`delete from table_counts where table_name = 'job_tickets'`.execute(transaction);
    await sql`insert into table_counts (table_name, changes, row_count)
      select 'job_tickets', 1, count(*) from job_tickets`.execute(transaction);
    await sql`select setval(pg_get_serial_sequence('job_tickets', 'id'), max(id)) from job_tickets`.execute(
      transaction,
    );
  });

const nameOf = (tickets: Tickets): string => `shop_${tickets}_${schema}`;

const exists = async (server: PostgresServer, name: string): Promise<boolean> => {
  const { rows } = await withServer(server, (database) =>
    sql`select 1 from pg_database where datname = ${name}`.execute(database),
  );
  return rows.length > 0;
};

const make = async (server: PostgresServer, tickets: Tickets, name: string): Promise<void> => {
  if (tickets === 1_000_000) {
    const smaller = await shopIn(server, 100_000);
    await withServer(server, (database) =>
      sql`create database ${sql.id(name)} template ${sql.id(smaller)}`.execute(database),
    );
    await withDatabase(server.addressOf(name), (database) => multiplyTickets(database, 10));
  } else {
    await server.createDatabase(name);
    await copyShop(join(await shopOf(tickets), DATABASE_FILE), server.addressOf(name));
  }
  await withDatabase(server.addressOf(name), async (database) => {
    await prepareDatabase(database);
    // As a shop that has been in use for long.
    await sql`vacuum analyze`.execute(database);
  });
};

/** The name of the database with the shop, which is not to be changed. */
const shopIn = async (server: PostgresServer, tickets: Tickets): Promise<string> => {
  const name = nameOf(tickets);
  if (await exists(server, name)) return name;
  const unfinished = `making_${tickets}`;
  await withServer(server, (database) => sql`drop database if exists ${sql.id(unfinished)}`.execute(database));
  const start = performance.now();
  process.stdout.write(`Making a shop of ${tickets} tickets in PostgreSQL, once ... `);
  await make(server, tickets, unfinished);
  await withServer(server, (database) =>
    sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(database),
  );
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  return name;
};

export const openPostgresShops = async (): Promise<PostgresShops> => {
  const folder = join(CACHE, 'run-postgres');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await startPostgres([], join(CACHE, `postgres-${schema}`));
  let copies: string[] = [];

  const removeCopies = async (): Promise<void> => {
    await withServer(server, async (database) => {
      for (const copy of copies) await sql`drop database if exists ${sql.id(copy)} with (force)`.execute(database);
    });
    copies = [];
  };

  return {
    folder,
    copyOf: async (tickets, name) => {
      const shop = await shopIn(server, tickets);
      const copy = `run_${name}`;
      copies.push(copy);
      await withServer(server, async (database) => {
        await sql`drop database if exists ${sql.id(copy)} with (force)`.execute(database);
        await sql`create database ${sql.id(copy)} template ${sql.id(shop)}`.execute(database);
        // What making them has left to be written is written before anything is measured.
        await sql`checkpoint`.execute(database);
      });
      return server.addressOf(copy);
    },
    sizeOf: async (tickets) =>
      withDatabase(server.addressOf(await shopIn(server, tickets)), async (database) => {
        const { rows } = await sql<{ rows: number; all: number; tickets: number }>`select
          cast((select sum(reltuples) from pg_class where relkind = 'r'
            and relnamespace = current_schema()::regnamespace) as double precision) as rows,
          cast(pg_database_size(current_database()) as double precision) as all,
          cast(pg_total_relation_size('job_tickets') as double precision) as tickets`.execute(database);
        const [size] = rows;
        if (!size) throw new Error('PostgreSQL does not tell its size');
        const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024).toLocaleString('en-US')} MB`;
        return `${size.rows.toLocaleString('en-US')} rows, ${megabytes(size.all)}, tickets ${megabytes(size.tickets)}`;
      }),
    removeCopies,
    close: async () => {
      await removeCopies();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
