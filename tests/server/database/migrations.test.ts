/** The schema: made by migrations, once, whoever starts first; and never apart from the declared fields. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../server/auth/passwords';
import { type Database, isPostgres, openDatabase } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/migrations';
import { columnsOf } from '../../../server/database/rows';
import { prepareDatabase } from '../../../server/firstStart';
import { conditionSql, orderSql } from '../../../server/records/conditions';
import { parseListQuery } from '../../../server/records/listQuery';
import { defineResources } from '../../../server/resources';
import { jobTickets } from '../../../server/resources/job-tickets/jobTickets';
import { quotes } from '../../../server/resources/quotes/quotes';
import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import { testConfig } from '../support/config';
import { createEmptyDatabase, onPostgres, openTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterAll(() => close());

const resources = defineResources(createPasswords(testConfig.passwordHashing));

describe('each table', () => {
  it.each(resources.map((resource) => [resource.table, resource] as const))(
    '%s has the columns of the declared fields and no others',
    async (table, resource) => {
      const tables = await database.introspection.getTables();
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      const wanted = new Set([resource.key, 'version', ...columnsOf(resource.fields), ...resource.ownColumns]);
      expect([...columns].sort()).toEqual([...wanted].sort());
    },
  );
});

describe('migrations', () => {
  let empty: TestDatabase;
  beforeEach(async () => {
    empty = await createEmptyDatabase();
  });
  afterEach(() => empty.remove());

  it('run once however many servers start', async () => {
    const servers = [1, 2, 3].map(() => openDatabase(empty.location));
    // SQLite waits for another program by holding up this one: servers in one process can only take turns.
    if (onPostgres) await Promise.all(servers.map(prepareDatabase));
    else for (const server of servers) await prepareDatabase(server);
    const [first] = servers;
    const rows = await first?.selectFrom('migrations').select('name').execute();
    expect(rows).toHaveLength(migrations.length);
    expect(await first?.selectFrom('standards').select(['id', 'press_run_speed']).execute()).toEqual([
      { id: 1, press_run_speed: 100 },
    ]);
    await Promise.all(servers.map((server) => server.destroy()));
  });

  it('leave alone what is there when they run again', async () => {
    const again = openDatabase(empty.location);
    await prepareDatabase(again);
    await again.updateTable('standards').set({ press_run_speed: 90 }).execute();
    await prepareDatabase(again);
    expect(await again.selectFrom('standards').select('press_run_speed').execute()).toEqual([{ press_run_speed: 90 }]);
    await again.destroy();
  });

  it('refuse a database of a newer version', async () => {
    const newer = openDatabase(empty.location);
    await prepareDatabase(newer);
    await newer.insertInto('migrations').values({ name: '9999-later', applied_at: '2099-01-01T00:00:00Z' }).execute();
    await expect(migrate(newer)).rejects.toThrow('newer version of the program: it does not know migration 9999-later');
    await newer.destroy();
  });
});

const explain = async (query: RawBuilder<unknown>): Promise<string> => {
  if (!isPostgres(database)) {
    const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(database);
    return rows.map(({ detail }) => detail).join('\n');
  }
  return database.connection().execute(async (connection) => {
    // With few rows PostgreSQL would rather sort than read an index.
    await sql`set enable_sort = off`.execute(connection);
    await sql`set enable_seqscan = off`.execute(connection);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(connection);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
};

const grids = [
  [
    jobTickets,
    jobTicketFields
      .map(({ source }) => source)
      .filter((source) => !/notes|^(die|material|lamination)_status/.test(source)),
  ],
  [quotes, ['customer_name', 'quote_description', 'size_across', 'size_around', 'material_name', 'lamination_name']],
] as const;

describe.each(grids.flatMap(([resource, sources]) => sources.map((source) => ({ resource, source }))))(
  'a page of $resource.name by $source',
  ({ resource, source }) => {
    it.each(['ASC', 'DESC'])('%s is read from an index, not sorted', async (direction) => {
      const { sort } = parseListQuery(resource.fields, { sort: JSON.stringify([source, direction]) });
      const order = sql.join(orderSql(resource, sort));
      const plan = await explain(sql`select * from ${sql.table(resource.table)} order by ${order} limit 25`);
      expect(plan).toMatch(/index/i);
      expect(plan).not.toMatch(/temp b-tree|\bsort\b/i);
    });
  },
);

describe('looking up many records', () => {
  it('by a field of the ticket grid finds them in its index', async () => {
    const filter = parseListQuery(jobTickets.fields, { filter: '{"po_number":["PO-1","PO-2"]}' });
    const conditions = sql.join(filter.conditions.map((condition) => conditionSql(jobTickets, condition)));
    const plan = await explain(sql`select id from job_tickets where ${conditions}`);
    expect(plan).toMatch(/job_tickets_po_number_(asc|desc)/);
  });
});
