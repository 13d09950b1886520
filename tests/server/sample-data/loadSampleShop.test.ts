/** The sample shop in a database: whole, linked and calculated as if people had typed it, and there once only. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../server/auth/passwords';
import { dayOf } from '../../../server/clock';
import { type Database, inTransaction, openDatabase, type Row } from '../../../server/database/database';
import { createFirstAdministrator, loadFirstSample, prepareDatabase } from '../../../server/firstStart';
import { defineResources } from '../../../server/resources';
import { recalculateTicket } from '../../../server/resources/job-tickets/ticketUpdate';
import { holdsShop, loadSampleShop } from '../../../server/sample-data/loadSampleShop';
import { testConfig } from '../support/config';
import type { TestShop } from '../support/serveShop';
import { openTestDatabase } from '../support/testDatabase';
import { openTestShop } from '../support/testShop';

/** Today, since the server prices a quote with the overhead of the year it is. */
const OPTIONS = { today: dayOf(new Date()), tickets: 60 };
const resources = defineResources(createPasswords(testConfig.passwordHashing));

const load = (database: Database, options = OPTIONS) =>
  inTransaction(database, (transaction) => loadSampleShop(transaction, { resources, ...options }));

const TABLES = [
  'customers',
  'tooling',
  'materials',
  'standards',
  'quotes',
  'job_tickets',
  'job_ticket_parts',
  'timesheets',
  'history',
];

const rowsOf = (database: Database, table: string): Promise<Row[]> =>
  database.selectFrom(table).selectAll().orderBy('id').execute();

const contentOf = async (database: Database): Promise<Record<string, Row[]>> =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await rowsOf(database, table)])));

let shop: TestShop;
/** What the shop holds before anybody works in it. */
let loaded: Record<string, Row[]>;

beforeAll(async () => {
  shop = await openTestShop();
  await load(shop.database);
  loaded = await contentOf(shop.database);
});
afterAll(() => shop.close());

describe('the sample shop in a database', () => {
  it('is the same, to the last value, as in a SQLite database', async () => {
    const sqlite = openDatabase(':memory:');
    await prepareDatabase(sqlite);
    await load(sqlite);
    expect(loaded.job_tickets).toHaveLength(OPTIONS.tickets);
    expect(loaded).toEqual(await contentOf(sqlite));
    await sqlite.destroy();
  });

  it('has tickets that carry the names of their quotes', async () => {
    const quotes = new Map((await rowsOf(shop.database, 'quotes')).map((quote) => [quote.id, quote]));
    const names = ({ customer_name, die_number, material_name, lamination_name }: Row) => ({
      customer_name: customer_name ?? null,
      die_number: die_number ?? null,
      material_name: material_name ?? null,
      lamination_name: lamination_name ?? null,
    });
    for (const ticket of await rowsOf(shop.database, 'job_tickets')) {
      expect(names(ticket)).toEqual(names(quotes.get(ticket.quote_id ?? null) ?? {}));
    }
    expect([...quotes.values()].every((quote) => quote.customer_name && quote.die_number)).toBe(true);
  });

  it('has tickets and parts with the quantities that the server calculates', async () => {
    const before = await contentOf(shop.database);
    await inTransaction(shop.database, async (transaction) => {
      for (let id = 1; id <= OPTIONS.tickets; id++) await recalculateTicket(transaction, id);
    });
    const after = await contentOf(shop.database);
    expect(after.job_tickets).toEqual(before.job_tickets);
    expect(after.job_ticket_parts).toEqual(before.job_ticket_parts);
    expect(before.job_tickets?.some(({ footage, time }) => Number(footage) > 0 && Number(time) > 0)).toBe(true);
  });

  it('has quotes at the price that the server asks today', async () => {
    for (const id of [1, 50, 300]) {
      const quote = await shop.administrator.one(`/quotes/${id}`);
      const { body } = await shop.administrator.post('/quotes/price', { id, rates: null });
      expect(quote).toMatchObject(body[0]);
    }
  });

  it('has setup records with the values that the server calculates when somebody adds the same', async () => {
    const again = async (resource: string, list: string, changed: Record<string, unknown>) => {
      const { id, version, ...sample } = await shop.administrator.one(`/${list}`);
      const added = await shop.administrator.add(resource, { ...sample, ...changed });
      expect(added).toEqual({ ...sample, ...changed, id: expect.any(Number), version });
      // The ids of new records follow those of the sample.
      expect(added.id).toBeGreaterThan(id);
    };
    await again('customers', 'customers/7', {});
    await again('tooling', 'tooling/7', { die_number: 'R-7' });
    await again('materials', 'materials/7', {});
  });

  it('says in the history of a ticket and a quote that they were added', async () => {
    const { body } = await shop.administrator.get('/job-tickets/5/history');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ resource: 'job-tickets', record_id: 5, action: 'add', user_name: 'Sample shop' });
    expect((await shop.administrator.get('/quotes/5/history')).body[0]).toMatchObject({ action: 'add' });
  });

  it('leaves the standards unconfirmed, under a letterhead', async () => {
    await expect(shop.administrator.one('/standards')).resolves.toMatchObject({
      shop_name: 'Alder Street Label Co.',
      press_run_speed: 100,
      confirmed: false,
    });
  });

  it('has users of whom none can sign in before an administrator sets a password', async () => {
    const attempt = { username: 'gary', password: 'correct horse' };
    expect((await shop.anonymous.post('/users/login', attempt)).status).toBe(401);
    const gary = (await shop.administrator.get('/users')).body.find(
      ({ username }: { username: string }) => username === 'gary',
    );
    await shop.administrator.put(`/users/${gary.id}/password`, { password: attempt.password });
    expect((await shop.anonymous.post('/users/login', attempt)).status).toBe(200);
  });

  it('makes the database one that holds a shop', async () => {
    const { database, close } = await openTestDatabase();
    await inTransaction(database, async (transaction) => expect(await holdsShop(transaction)).toBe(false));
    await inTransaction(shop.database, async (transaction) => expect(await holdsShop(transaction)).toBe(true));
    await close();
  });
});

describe('the first start', () => {
  const config = { ...testConfig, sampleData: true };

  it('loads the sample shop once, and still creates the administrator', async () => {
    const { database, close } = await openTestDatabase();
    await expect(loadFirstSample(database, config)).resolves.toBe(true);
    await expect(createFirstAdministrator(database, config)).resolves.toEqual(expect.any(String));
    await expect(loadFirstSample(database, config)).resolves.toBe(false);
    await expect(createFirstAdministrator(database, config)).resolves.toBeNull();
    expect(await rowsOf(database, 'job_tickets')).toHaveLength(1200);
    await close();
  });

  it('loads none where it is switched off, nor later into a shop that was started without', async () => {
    const { database, close } = await openTestDatabase();
    await expect(loadFirstSample(database, testConfig)).resolves.toBe(false);
    await createFirstAdministrator(database, testConfig);
    await expect(loadFirstSample(database, config)).resolves.toBe(false);
    expect(await rowsOf(database, 'customers')).toEqual([]);
    await close();
  });
});
