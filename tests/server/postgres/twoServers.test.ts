/** Two servers, each a process of its own as on two machines, on one PostgreSQL: for users they are one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database';
import { MIGRATION_LOCK } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/migrations';
import { currentOf, recordOf, send, signIn } from '../../soak/support/http';
import { aCustomer, aJobTicket, aUser } from '../support/builders';
import { type Program, startProgram } from '../support/program';
import { createEmptyDatabase, type TestDatabase } from '../support/testDatabase';

// Starts take a second, and on a busy machine many times that.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PASSWORD = 'open sesame 1';
const SECRET = 'the secret of all servers on this database';
const HELD_LONGER_THAN_A_REQUEST_WAITS = 11_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('two servers on one PostgreSQL', () => {
  let directory: string;
  let place: TestDatabase;
  /** Another program on the same database, to look and to hold. */
  let other: Database;
  const programs: Program[] = [];
  let first = '';
  let second = '';
  let administrator = '';
  let loaded = 0;

  const start = (env: Record<string, string> = {}): Program => {
    const program = startProgram({
      DATA_DIR: join(directory, String(programs.length)),
      DATABASE_URL: place.location,
      JWT_SECRET: SECRET,
      ADMIN_PASSWORD: PASSWORD,
      SAMPLE_DATA: 'on',
      ...env,
    });
    programs.push(program);
    return program;
  };

  /** How many wait for a lock of that kind: `advisory` is that of who changes the schema. */
  const waitingFor = async (kind: 'advisory' | 'relation'): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select cast(count(*) as integer) as count from pg_locks
        where locktype = ${kind} and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(other);
    return rows[0]?.count ?? 0;
  };

  const countOf = async (table: string): Promise<number> => {
    const row = await other
      .selectFrom(table)
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'label-shop-two-'));
    place = await createEmptyDatabase();
    other = openDatabase(place.location);
    // Both are there before either may begin.
    await other.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
      start();
      start();
      await vi.waitUntil(async () => (await waitingFor('advisory')) === 2, { timeout: 60_000, interval: 100 });
    });
    [first = '', second = ''] = await Promise.all(programs.map((program) => program.address));
    administrator = await signIn(first, 'admin', PASSWORD);
    loaded = await countOf('job_tickets');
  });
  afterAll(async () => {
    for (const program of programs) program.child.kill('SIGKILL');
    await Promise.all(programs.map((program) => program.ended));
    await other.destroy();
    await place.remove();
    rmSync(directory, { recursive: true, force: true });
  });

  const get = (server: string, token: string, path: string) => send(server, token, { method: 'GET', path });
  const add = async (server: string, path: string, body: Record<string, unknown>, idempotencyKey?: string) => {
    const answer = await send(server, administrator, { method: 'POST', path: `${path}/add`, body, idempotencyKey });
    if (answer?.status !== 201) throw new Error(`Not added: ${JSON.stringify(answer)}`);
    return recordOf(answer);
  };
  const put = (server: string, path: string, body: Record<string, unknown>, token = administrator) =>
    send(server, token, { method: 'PUT', path, body });

  describe('that start at once on an empty database', () => {
    it('migrate it once: one does it while the other waits', async () => {
      expect(await countOf('migrations')).toBe(migrations.length);
      expect(await countOf('standards')).toBe(1);
      for (const { output } of programs) expect(output()).not.toContain('slow');
      const { rows } = await sql`select indexname from pg_indexes where indexname like '%_search'`.execute(other);
      expect(rows).toHaveLength(2);
    });

    it('make the sample shop and the first administrator once', async () => {
      const outputs = programs.map(({ output }) => output());
      expect(outputs.filter((output) => output.includes('Loaded the sample shop'))).toHaveLength(1);
      expect(outputs.filter((output) => output.includes('Log in as admin'))).toHaveLength(1);
      expect(loaded).toBe(1200);
      expect(await other.selectFrom('users').select('id').where('username', '=', 'admin').execute()).toHaveLength(1);
    });

    it('wait for what another does first, however long it takes', async () => {
      let late: Program | null = null;
      await other.transaction().execute(async (transaction) => {
        await sql`lock table users in exclusive mode`.execute(transaction);
        late = start();
        await vi.waitUntil(async () => (await waitingFor('relation')) > 0, { timeout: 60_000, interval: 100 });
        await pause(HELD_LONGER_THAN_A_REQUEST_WAITS);
      });
      expect(await (late as Program | null)?.address).toMatch(/^http/);
    });

    it('must have the same secret', async () => {
      const stranger = start({ JWT_SECRET: 'a secret that no other server has' });
      expect(await stranger.ended).toBe(1);
      expect(stranger.output().trimEnd()).toBe(
        'JWT_SECRET: another server on this database has another one: give the same to all of them',
      );
    });
  });

  describe('sessions', () => {
    const person = async () => {
      const { password, ...user } = aUser();
      const added = await add(first, '/users', { ...user, password });
      return { id: added.id, token: await signIn(second, String(user.username), String(password)), password };
    };

    it('begun at one are valid at the other', async () => {
      const { token } = await person();
      expect((await get(first, token, '/job-tickets/1'))?.status).toBe(200);
      expect((await get(second, token, '/job-tickets/1'))?.status).toBe(200);
    });

    it('end at both when one disables the user', async () => {
      const { id, token } = await person();
      expect((await get(second, token, '/job-tickets/1'))?.status).toBe(200);
      expect((await put(first, `/users/${id}/update`, { disabled: true }))?.status).toBe(200);
      const refused = await get(second, token, '/job-tickets/1');
      expect(refused).toMatchObject({
        status: 401,
        body: { message: expect.stringMatching(/has disabled your account/) },
      });
    });

    it('end at both when a password is changed at one', async () => {
      const { id, token, password } = await person();
      const body = { password: 'quite another 1', current_password: password };
      expect((await put(second, `/users/${id}/password`, body, token))?.status).toBe(204);
      expect((await get(first, token, '/job-tickets/1'))?.status).toBe(401);
      expect((await get(second, token, '/job-tickets/1'))?.status).toBe(401);
    });
  });

  describe('changes', () => {
    it('of a record that the other has changed are a conflict, which says by whom', async () => {
      const customer = await add(first, '/customers', aCustomer());
      const path = `/customers/${customer.id}/update`;
      expect((await put(first, path, { version: 1, city: 'Bath' }))?.status).toBe(200);
      const conflict = await put(second, path, { version: 1, city: 'Camden' });
      expect(conflict).toMatchObject({ status: 409, body: { changed_by: 'Administrator' } });
      if (conflict) expect(currentOf(conflict)).toMatchObject({ version: 2, city: 'Bath' });
    });

    it('at both at the same moment are served once', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { id } = await add(first, '/customers', aCustomer());
        const answers = await Promise.all(
          [first, second].map((server, index) =>
            put(server, `/customers/${id}/update`, { version: 1, city: `City ${index}` }),
          ),
        );
        expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
        expect(await get(first, administrator, `/customers/${id}`)).toMatchObject({ body: [{ version: 2 }] });
      }
    });

    it('with one idempotency key at both at the same moment make one record', async () => {
      const before = await countOf('customers');
      for (let round = 0; round < 10; round += 1) {
        const body = aCustomer({ customer_name: `Once ${round}` });
        const records = await Promise.all(
          [first, second, first, second].map((server) => add(server, '/customers', body, `key ${round}`)),
        );
        expect(new Set(records.map(({ id }) => id)).size).toBe(1);
      }
      expect(await countOf('customers')).toBe(before + 10);
    });
  });

  describe('what a server remembers', () => {
    const totalAt = async (server: string, filter: Record<string, unknown>): Promise<number> => {
      const query = `sort=["id","ASC"]&range=[0,4]&filter=${JSON.stringify(filter)}`;
      const answer = await fetch(encodeURI(`${server}/api/database/job-tickets?${query}`), {
        headers: { authorization: `Bearer ${administrator}` },
      });
      return Number(answer.headers.get('content-range')?.split('/')[1]);
    };

    it.each([{}, { q: 'holographic' }, { job_ticket_status: 'needed', notes_q: 'holographic' }])(
      'of the number of records with %j follows what the other writes',
      async (filter) => {
        for (let round = 1; round <= 5; round += 1) {
          const known = await totalAt(second, filter);
          await add(first, '/job-tickets', aJobTicket({ notes: 'Holographic foil' }));
          expect(await totalAt(second, filter)).toBe(known + 1);
          expect(await totalAt(first, filter)).toBe(known + 1);
        }
      },
    );

    it('of the counts is right when both write at once', async () => {
      const before = await totalAt(first, {});
      const adding = Array.from({ length: 40 }, (_, number) =>
        add(number % 2 === 0 ? first : second, '/job-tickets', aJobTicket()),
      );
      await Promise.all(adding);
      expect(await totalAt(first, {})).toBe(before + 40);
      expect(await totalAt(second, {})).toBe(before + 40);
      expect(await countOf('job_tickets')).toBe(before + 40);
    });

    it('of a price follows the standards that the other changed', async () => {
      const press = { press_run_speed: 75 };
      expect((await put(first, '/standards/update', press))?.status).toBe(200);
      expect(await get(second, administrator, '/standards')).toMatchObject({ body: [press] });
    });
  });

  it('a record’s history has the changes that each of them made, in their order', async () => {
    const { id } = await add(first, '/customers', aCustomer());
    for (let round = 1; round <= 6; round += 1) {
      const server = round % 2 === 0 ? first : second;
      expect((await put(server, `/customers/${id}/update`, { version: round, city: `C${round}` }))?.status).toBe(200);
    }
    const entries = (await get(second, administrator, `/customers/${id}/history`))?.body as {
      action: string;
      changes: { field: string; new: unknown }[];
    }[];
    expect(entries.map(({ action }) => action)).toEqual([...Array(6).fill('update'), 'add']);
    expect(entries.slice(0, 6).map(({ changes }) => changes[0]?.new)).toEqual(['C6', 'C5', 'C4', 'C3', 'C2', 'C1']);
  });

  it('one goes on when the other is killed in the middle of its work', async () => {
    const third = start();
    const address = await third.address;
    const { id } = await add(first, '/customers', aCustomer());
    const writing = Array.from({ length: 30 }, (_, number) =>
      put(address, `/customers/${id}/update`, { city: `City ${number}` }),
    );
    await Promise.race(writing);
    third.child.kill('SIGKILL');
    await Promise.all(writing);
    expect((await put(second, `/customers/${id}/update`, { city: 'Bath' }))?.status).toBe(200);
  });
});
