/**
 * What the product is held against: the same rows, and nothing else. Fastify and prepared statements on the same file
 * with the same indexes; no sign-in, no validation, no history. Tickets only.
 *
 * Usage: `node --import tsx tests/bench/limit/server.ts FILE PORT`
 */
import SqliteDatabase, { type Statement } from 'better-sqlite3';
import fastify from 'fastify';
import { COLUMNS, conditionOf, orderOf, patternOf } from './statements';

const [file = '', port = '0'] = process.argv.slice(2);
const database = new SqliteDatabase(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');

const statements = new Map<string, Statement>();
const prepared = (sql: string): Statement => {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  return statement;
};

const app = fastify({ forceCloseConnections: true });

app.get<{ Querystring: { sort: string; range: string; filter?: string } }>('/job-tickets', (request, reply) => {
  const { sort, range, filter } = request.query;
  const [source, direction] = JSON.parse(sort) as [string, string];
  const [first, last] = JSON.parse(range) as [number, number];
  const [[key, text] = []] = Object.entries(filter ? (JSON.parse(filter) as Record<string, string>) : {});
  const { where, patterns } = conditionOf(key, '?');
  const values = Array.from({ length: patterns }, () => patternOf(text));
  const page = `select ${COLUMNS} from job_tickets ${where} order by ${orderOf(source, direction)} limit ? offset ?`;
  const rows = prepared(page).all(...values, last - first + 1, first);
  const count = prepared(`select count(*) as total from job_tickets ${where}`).get(...values) as { total: number };
  reply.header('content-range', `job-tickets ${first}-${first + rows.length - 1}/${count.total}`);
  return reply.send(rows);
});

const one = `select ${COLUMNS} from job_tickets where id = ?`;
app.get<{ Params: { id: string } }>('/job-tickets/:id', (request, reply) =>
  reply.send([prepared(one).get(Number(request.params.id))]),
);

app.put<{ Params: { id: string }; Body: Record<string, unknown> }>('/job-tickets/:id/update', (request, reply) => {
  const { version: _, ...values } = request.body;
  const assignments = Object.keys(values).map((column) => `${column} = ?`);
  prepared(`update job_tickets set ${assignments.join(', ')}, version = version + 1 where id = ?`).run(
    ...Object.values(values),
    Number(request.params.id),
  );
  return reply.send([prepared(one).get(Number(request.params.id))]);
});

console.log(await app.listen({ port: Number(port), host: '127.0.0.1' }));
