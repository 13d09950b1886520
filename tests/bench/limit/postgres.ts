/**
 * What the product is held against on PostgreSQL: the same rows, and nothing else. Fastify and named prepared statements
 * through `pg` on the same indexes; no sign-in, no validation, no history. Tickets only.
 *
 * Usage: `node --import tsx tests/bench/limit/postgres.ts ADDRESS PORT`
 */
import fastify from 'fastify';
import pg from 'pg';
import { COLUMNS, conditionOf, orderOf, patternOf } from './statements';

const [address = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: address, max: 10 });

const names = new Map<string, string>();
const prepared = (text: string, values: unknown[]) => {
  const name = names.get(text) ?? `statement_${names.size + 1}`;
  names.set(text, name);
  return pool.query({ name, text, values });
};

const app = fastify({ forceCloseConnections: true });

app.get<{ Querystring: { sort: string; range: string; filter?: string } }>('/job-tickets', async (request, reply) => {
  const { sort, range, filter } = request.query;
  const [source, direction] = JSON.parse(sort) as [string, string];
  const [first, last] = JSON.parse(range) as [number, number];
  const [[key, text] = []] = Object.entries(filter ? (JSON.parse(filter) as Record<string, string>) : {});
  const { where } = conditionOf(key, '$1');
  const values = key === undefined ? [] : [patternOf(text)];
  const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const order = orderOf(source, direction);
  const [page, count] = await Promise.all([
    prepared(`select ${COLUMNS} from job_tickets ${where} order by ${order} limit ${limit} offset ${offset}`, [
      ...values,
      last - first + 1,
      first,
    ]),
    prepared(`select count(*)::integer as total from job_tickets ${where}`, values),
  ]);
  reply.header('content-range', `job-tickets ${first}-${first + page.rows.length - 1}/${count.rows[0].total}`);
  return page.rows;
});

const one = `select ${COLUMNS} from job_tickets where id = $1`;
app.get<{ Params: { id: string } }>(
  '/job-tickets/:id',
  async (request) => (await prepared(one, [Number(request.params.id)])).rows,
);

app.put<{ Params: { id: string }; Body: Record<string, unknown> }>('/job-tickets/:id/update', async (request) => {
  const { version: _, ...values } = request.body;
  const id = Number(request.params.id);
  const assignments = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
  await prepared(`update job_tickets set ${assignments.join(', ')}, version = version + 1 where id = $1`, [
    id,
    ...Object.values(values),
  ]);
  return (await prepared(one, [id])).rows;
});

console.log(await app.listen({ port: Number(port), host: '127.0.0.1' }));
