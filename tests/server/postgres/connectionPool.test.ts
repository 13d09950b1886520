/** The connections to PostgreSQL: few are enough, nothing waits for one for ever, and one that goes silent is left. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { aCustomer, aJobTicket, aPart, aQuote, aUser } from '../support/builders';
import { clientOf } from '../support/client';
import { serveShop, type TestShop } from '../support/serveShop';
import { createEmptyDatabase, type TestDatabase } from '../support/testDatabase';

let place: TestDatabase | null = null;
let shop: TestShop | null = null;
let ends: (() => Promise<void>)[] = [];

const open = async (options: DatabaseOptions, through = (location: string) => location): Promise<TestShop> => {
  place = await createEmptyDatabase();
  const first = openDatabase(place.location);
  await prepareDatabase(first);
  await first.destroy();
  const database = openDatabase(through(place.location), options);
  shop = await serveShop(database, () => database.destroy());
  return shop;
};

afterEach(async () => {
  await shop?.close();
  for (const end of ends) await end();
  await place?.remove();
  ends = [];
});

/** Between a server and its database: forwards, until the connections that are there go silent. */
const startLine = async (location: string) => {
  const { hostname, port } = new URL(location);
  let pairs: [Socket, Socket][] = [];
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.push(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const through = new URL(location);
  if (typeof address === 'object' && address) through.port = String(address.port);
  let silent: [Socket, Socket][] = [];
  return {
    location: through.href,
    goSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
      silent = [...silent, ...pairs];
      pairs = [];
    },
    end: async () => {
      for (const pair of [...pairs, ...silent]) for (const socket of pair) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
};

/** Takes a connection from the others. @returns gives it back */
const takeConnection = (database: Database): Promise<() => Promise<void>> =>
  new Promise((taken, failed) => {
    const held = database.connection().execute(
      () =>
        new Promise<void>((release) => {
          taken(() => {
            release();
            return held;
          });
        }),
    );
    held.catch(failed);
  });

describe('connections to PostgreSQL', () => {
  it('are enough where there is one: no request needs a second one while it has one', async () => {
    const { administrator, staff, app } = await open({ connections: 1, connectionPatience: 20_000 });
    const customer = await administrator.add('customers', aCustomer());
    const quote = await administrator.add('quotes', aQuote({ customer_id: customer.id }));
    const ticket = await administrator.add('job-tickets', aJobTicket({ quote_id: quote.id }));
    await administrator.add('job-tickets/parts', aPart({ job_ticket_id: ticket.id }));
    const user = await administrator.add('users', aUser());
    const calls = [
      () => administrator.post('/customers/add', aCustomer(), { 'idempotency-key': 'one' }),
      () => administrator.put(`/customers/${customer.id}/update`, { city: 'Bath' }),
      () => administrator.put(`/quotes/${quote.id}/update`, { markup: 0.2 }),
      () => administrator.put(`/job-tickets/${ticket.id}/update`, { notes: 'gloss' }),
      () => administrator.put(`/users/${user.id}/password`, { password: 'quite another 1' }),
      () => administrator.post(`/quotes/${quote.id}/duplicate`, { rates: 'today' }),
      () => administrator.post('/customers/import', { rows: [aCustomer({ customer_name: 'New' })], existing: 'keep' }),
      () => administrator.list('/job-tickets', { sort: ['due_date', 'ASC'], range: [0, 24], filter: { q: 'gloss' } }),
      () => administrator.list('/quotes', { sort: ['id', 'ASC'], range: [0, 24] }),
      () => administrator.get('/job-tickets/export.csv'),
      () => administrator.get(`/job-tickets/${ticket.id}/history`),
      () => administrator.get(`/customers/${customer.id}/uses`),
      () => staff.get('/quotes/options', { q: 'ale', limit: '10' }),
    ];
    for (const call of calls) {
      const { status, text } = await call();
      expect(status, text).toBeLessThan(300);
    }
    // And all at once: they take turns.
    const answers = await Promise.all(calls.slice(1).map((call) => call()));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await clientOf(app).get('/api/health')).status).toBe(200);
  });

  it('are waited for no longer than is said: then it is 503, until one is free', async () => {
    const { administrator, database } = await open({ connections: 2, connectionPatience: 2_000 });
    const held = [await takeConnection(database), await takeConnection(database)];
    const refused = await administrator.get('/customers');
    expect(refused.status).toBe(503);
    expect(refused.body.message).toMatch(/more to do than it can/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const release of held) await release();
    expect((await administrator.get('/customers')).status).toBe(200);
  });

  it('are never more than is said', async () => {
    const { administrator, database } = await open({ connections: 3, applicationName: 'counted' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => administrator.post('/customers/add', aCustomer())),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const { rows } = await sql<{ count: number }>`select cast(count(*) as integer) as count from pg_stat_activity
        where datname = current_database() and application_name = 'counted'`.execute(database);
    expect(rows[0]?.count).toBe(3);
  });

  it('are freed of a statement that takes too long', async () => {
    const { administrator, database } = await open({ longestStatement: 2_000 });
    const other = openDatabase(place?.location ?? '');
    ends.push(() => other.destroy());
    await other.transaction().execute(async (transaction) => {
      await sql`lock table customers in share mode`.execute(transaction);
      const refused = await administrator.post('/customers/add', aCustomer());
      expect(refused.status).toBe(503);
      expect(refused.body.message).toMatch(/more to do than it can/);
    });
    expect((await administrator.post('/customers/add', aCustomer())).status).toBe(201);
    expect(await sql`select 1`.execute(database)).toMatchObject({ rows: [{}] });
  });

  it('that go silent are left for new ones', async () => {
    let line: Awaited<ReturnType<typeof startLine>> | null = null;
    place = await createEmptyDatabase();
    line = await startLine(place.location);
    ends.push(line.end);
    const first = openDatabase(place.location);
    await prepareDatabase(first);
    await first.destroy();
    const database = openDatabase(line.location, {
      connections: 2,
      longestStatement: 2_000,
      connectionPatience: 3_000,
    });
    shop = await serveShop(database, () => database.destroy());
    const { administrator } = shop;
    expect((await administrator.post('/customers/add', aCustomer())).status).toBe(201);
    line.goSilent();
    const refused = await Promise.all([1, 2, 3].map(() => administrator.post('/customers/add', aCustomer())));
    expect(refused.map(({ status }) => status)).toContain(503);
    expect(refused.filter(({ status }) => status !== 503 && status !== 201)).toEqual([]);
    await expect.poll(async () => (await administrator.get('/customers')).status, { timeout: 20_000 }).toBe(200);
    expect((await administrator.post('/customers/add', aCustomer())).status).toBe(201);
  });

  it('keep prepared what is asked all day, and nothing else', async () => {
    const { administrator, database } = await open({ connections: 1 });
    const kept = async (): Promise<string[]> => {
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database);
      return rows.map(({ statement }) => statement).sort();
    };
    const page = (filter: Record<string, unknown>, offset = 0) =>
      administrator.list('/customers', { sort: ['city', 'ASC'], range: [offset, offset + 24], filter });
    await page({});
    await administrator.get('/customers/1');
    const statements = await kept();
    expect(statements.some((statement) => statement.includes('from "users"'))).toBe(true);
    expect(statements.some((statement) => statement.includes('from "customers"'))).toBe(true);
    for (let number = 0; number < 20; number += 1)
      await page({ id: Array.from({ length: number + 1 }, (_, id) => id) });
    await page({}, 25);
    expect(await kept()).toEqual(statements);
  });
});
