/** Searching texts through an index finds exactly what looking at every record finds, in the same order. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureTextSearch, textSearchOf } from '../../../server/database/textSearch';
import { conditionSql, orderSql } from '../../../server/records/conditions';
import { listRecords } from '../../../server/records/list';
import { parseListQuery } from '../../../server/records/listQuery';
import { jobTickets } from '../../../server/resources/job-tickets/jobTickets';
import { quotes } from '../../../server/resources/quotes/quotes';
import { isSearchable } from '../../../src/fields/field';
import { aJobTicket } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { onPostgres, openTestDatabase } from '../support/testDatabase';
import { openTestShop } from '../support/testShop';

/** Letters that make words alike, and those in which databases, tokenizers and JavaScript disagree about case. */
const letters = ['a', 'A', 'b', 'B', 'ab', 'ä', 'Ä', 'ß', 'ẞ', 'ı', 'İ', 'i', 'I', 'K', 'k', 'ſ', 's', 'é', 'e\u0301'];
const others = ['"', "'", '%', '_', '\\', '*', '-', '1', '2', '😀', '日', '{', ':', ' ', '\n'];
const texts = fc.string({ unit: fc.constantFrom(...letters, ...others), minLength: 1, maxLength: 12 });

let shop: TestShop;
let stored: string[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  stored = fc.sample(texts, { numRuns: 150, seed: 7 });
  for (const [index, text] of stored.entries()) {
    const more = { po_number: stored[(index * 7) % stored.length], department: index % 3 ? 'Press' : null };
    await shop.staff.add('job-tickets', aJobTicket({ notes: text, ...more, quote_id: null }));
  }
});
afterAll(() => shop.close());

/** The ids that a condition holds for, found without the index of texts. */
const foundByLooking = async (filter: unknown, sort: [string, string]): Promise<number[]> => {
  const query = parseListQuery(jobTickets.fields, { filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
  const conditions = [sql`1 = 1`, ...query.conditions.map((condition) => conditionSql(jobTickets, condition))];
  const { rows } = await sql<{ id: number }>`select id from job_tickets
    where ${sql.join(conditions, sql` and `)} order by ${sql.join(orderSql(jobTickets, query.sort))}`.execute(
    shop.database,
  );
  return rows.map(({ id }) => Number(id));
};

const pageOf = async (filter: unknown, sort: [string, string], range: [number, number]) => {
  const parameters = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) };
  const query = parseListQuery(jobTickets.fields, parameters);
  const { records, total } = await listRecords(shop.database, jobTickets, query);
  return { ids: records.map(({ id }) => id), total };
};

const sorts = fc.constantFrom<[string, string]>(['id', 'ASC'], ['po_number', 'DESC'], ['department', 'ASC']);
/** Part of a stored text more often than not, so that something is found. */
const searched = fc.oneof(
  texts,
  fc.tuple(fc.nat(149), fc.nat(6), fc.integer({ min: 1, max: 6 })).map(([index, from, length]) => {
    const characters = [...(stored[index] ?? '')];
    return characters.slice(from, from + length).join('') || 'ab';
  }),
);

describe('the index of texts', () => {
  it.each([jobTickets, quotes])('of $name holds every field that quick search looks through', async (resource) => {
    const search = await textSearchOf(shop.database, resource.table);
    const wanted = resource.fields.filter(isSearchable).map(({ source }) => source);
    expect([...(search?.columns ?? [])].sort()).toEqual(wanted.sort());
  });

  it('is there once, however often a server starts', async () => {
    expect(await ensureTextSearch(shop.database)).toBeNull();
  });

  it.each(['notes_q', 'po_number_q', 'department_q', 'q'])(
    'finds by %s what looking at every record finds',
    async (key) => {
      await fc.assert(
        fc.asyncProperty(searched, sorts, fc.nat(4), async (text, sort, first) => {
          const expected = await foundByLooking({ [key]: text }, sort);
          const { ids, total } = await pageOf({ [key]: text }, sort, [first, first + 2]);
          expect(ids).toEqual(expected.slice(first, first + 3));
          expect(total).toBe(expected.length);
        }),
        { numRuns: 150 },
      );
    },
  );

  it('serves several conditions at once', async () => {
    await fc.assert(
      fc.asyncProperty(searched, searched, sorts, async (one, other, sort) => {
        const filter = { q: one, notes_q: other, department_empty: false };
        const expected = await foundByLooking(filter, sort);
        expect(await pageOf(filter, sort, [0, 24])).toEqual({ ids: expected.slice(0, 25), total: expected.length });
      }),
      { numRuns: 60 },
    );
  });

  it('follows every change of a text', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ notes: 'blue varnish' }));
    const found = async (text: string) => (await pageOf({ notes_q: text }, ['id', 'ASC'], [0, 24])).ids;
    expect(await found('VARNISH')).toEqual([ticket.id]);
    await shop.staff.put(`/job-tickets/${ticket.id}/update`, { notes: 'matte finish' });
    expect(await found('varnish')).toEqual([]);
    expect(await found('matte')).toEqual([ticket.id]);
    await shop.staff.put(`/job-tickets/${ticket.id}/update`, { notes: null });
    expect(await found('matte')).toEqual([]);
    await shop.database.deleteFrom('job_tickets').where('id', '=', ticket.id).execute();
    expect(await found('PO-4711')).toEqual([]);
  });

  it('is read where a text has three letters', async () => {
    const parameters = { filter: '{"q":"varnish"}' };
    const { conditions } = parseListQuery(jobTickets.fields, parameters);
    const search = await textSearchOf(shop.database, 'job_tickets');
    const [condition] = conditions;
    if (!search || !condition) throw new Error('There is no index, or nothing to search for');
    if (!onPostgres) {
      expect(search.ids('varnish')).not.toBeNull();
      expect(search.ids('va')).toBeNull();
      return;
    }
    const plan = await shop.database.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off`.execute(connection);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from job_tickets
        where ${conditionSql(jobTickets, condition)}`.execute(connection);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('job_tickets_search');
  });
});

if (!onPostgres)
  describe('the index on SQLite', () => {
    const pieces = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(distinct segid) as count
        from job_tickets_search_idx`.execute(shop.database);
      return rows[0]?.count ?? 0;
    };

    it('is put together by the next start, where a bulk of records has left large pieces', async () => {
      const bulk = Array.from({ length: 500 }, (_, index) => ({ version: 1, notes: `Bulk ${index * 7919}` }));
      for (const start of [0, 250]) {
        await shop.database
          .insertInto('job_tickets')
          .values(bulk.slice(start, start + 250))
          .execute();
      }
      expect(await pieces()).toBeGreaterThan(1);
      const before = await pageOf({ q: 'bulk' }, ['id', 'ASC'], [0, 24]);
      expect(before.total).toBe(500);
      expect(await ensureTextSearch(shop.database)).toBeNull();
      expect(await pieces()).toBe(1);
      expect(await pageOf({ q: 'bulk' }, ['id', 'ASC'], [0, 24])).toEqual(before);
      await shop.database.deleteFrom('job_tickets').where('notes', 'like', 'Bulk %').execute();
    });
  });

if (onPostgres)
  describe('without the index', () => {
    it('servers that start together make it once, and none of them does without', async () => {
      for (let round = 0; round < 5; round += 1) {
        await sql`drop index job_tickets_search, quotes_search`.execute(shop.database);
        await sql`drop extension pg_trgm cascade`.execute(shop.database);
        const reasons = await Promise.all(Array.from({ length: 4 }, () => ensureTextSearch(shop.database)));
        expect(reasons).toEqual([null, null, null, null]);
      }
    });

    it('the same is found, and the reason is told', async () => {
      const { database, close } = await openTestDatabase();
      const tickets = Array.from({ length: 60 }, (_, index) => ({
        department: index < 51 ? 'Press' : null,
        version: 1,
      }));
      await database.insertInto('job_tickets').values(tickets).execute();
      await sql`drop index job_tickets_search`.execute(database);
      await sql`drop extension pg_trgm cascade`.execute(database);
      const reason = await database.connection().execute(async (connection) => {
        // Somebody who may not add extensions.
        await sql`create role clerk`.execute(connection);
        await sql`set role clerk`.execute(connection);
        const refused = await ensureTextSearch(connection);
        await sql`reset role`.execute(connection);
        return refused;
      });
      expect(reason).toMatch(/permission|denied|must be/);
      const { conditions } = parseListQuery(jobTickets.fields, { filter: '{"q":"press"}' });
      const { records } = await listRecords(database, jobTickets, { sort: null, page: null, conditions });
      expect(records).toHaveLength(51);
      await close();
    });
  });
