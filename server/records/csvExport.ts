/**
 * `GET /api/database/{resource}/export.csv`: every record that a list's filter matches, in the list's order, as a file
 * for a spreadsheet. Which records and in which order is read at once, in one statement; the records follow in small
 * lots, as fast as the client takes them, so that neither a large shop nor a slow client fills the memory.
 */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { csvHeadings, csvLines } from '../../src/fields/csv';
import { type Field, fieldOf } from '../../src/fields/field';
import { ID_FIELD } from '../../src/fields/filters';
import { dayOf } from '../clock';
import type { Database } from '../database/database';
import { toRecord } from '../database/rows';
import { badRequest, errorSchema } from '../http/errors';
import { inOrder } from './conditions';
import { type ListParameters, type ListQuery, listParametersSchema, parseListQuery } from './listQuery';
import { matchingRecords } from './matching';
import type { Resource } from './resource';
import type { Shop } from './routes';

/** Records read at a time. */
const LOT = 500;

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const parseColumns = (fields: readonly Field[], text: string | undefined): Field[] => {
  const readable = fields.filter((field) => field.type !== 'password');
  if (text === undefined) return [ID_FIELD, ...readable];
  let columns: unknown;
  try {
    columns = JSON.parse(text);
  } catch {
    throw badRequest('columns is not valid JSON');
  }
  if (!Array.isArray(columns) || columns.length === 0)
    throw badRequest('columns must be a list like ["id","due_date"]');
  const known = [ID_FIELD, ...readable];
  return [...new Set(columns)].map((source) => {
    if (!known.some((field) => field.source === source)) throw badRequest(`columns: there is no field "${source}"`);
    return fieldOf(known, source);
  });
};

/** Reads `12,7,1041`, without a text for each of what may be a million numbers. */
const readIds = (text: string): Int32Array => {
  const COMMA = 44;
  const ZERO = 48;
  let count = 1;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === COMMA) count += 1;
  const ids = new Int32Array(count);
  let index = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA) index += 1;
    else ids[index] = (ids[index] ?? 0) * 10 + code - ZERO;
  }
  return ids;
};

/** The ids of all records that match, in order. As one text of the database's making: a number takes the least room. */
const matchingIds = async (database: Database, resource: Resource, query: ListQuery): Promise<Int32Array> => {
  const matching = await matchingRecords(database, resource, query.conditions);
  const ids = inOrder(matching.select(null).select(sql.ref(resource.key).as('id')), resource, query.sort);
  const row = await database
    .selectFrom(ids.as('matching'))
    .select(sql<string | null>`string_agg(cast(id as text), ',')`.as('ids'))
    .executeTakeFirst();
  return typeof row?.ids === 'string' ? readIds(row.ids) : new Int32Array();
};

/** The columns that the cells are made of: a reference shows the name beside it. */
const columnsFor = (resource: Resource, fields: readonly Field[]): string[] => [
  ...new Set([
    resource.key,
    'version',
    ...fields
      .filter((field) => field !== ID_FIELD)
      .flatMap((field) =>
        'nameSource' in field && field.nameSource ? [field.source, field.nameSource] : [field.source],
      ),
  ]),
];

async function* linesOf(database: Database, resource: Resource, fields: readonly Field[], ids: Int32Array) {
  yield BYTE_ORDER_MARK + csvHeadings(fields);
  const columns = columnsFor(resource, fields);
  const read = resource.fields.filter(({ source }) => columns.includes(source));
  for (let start = 0; start < ids.length; start += LOT) {
    const lot = [...ids.subarray(start, start + LOT)];
    const rows = await database.selectFrom(resource.table).select(columns).where(resource.key, 'in', lot).execute();
    const records = new Map(rows.map((row) => [Number(row[resource.key]), toRecord(read, row, resource.key)]));
    yield csvLines(
      fields,
      lot.flatMap((id) => records.get(id) ?? []),
    );
    // Other people's requests go between two lots.
    await nextTurn();
  }
}

export const registerCsvExport = (app: FastifyInstance, { database }: Shop, resource: Resource): void => {
  if (!resource.paths.list) return;
  const { sort, filter } = listParametersSchema.properties;
  app.get<{ Querystring: Omit<ListParameters, 'range'> & { columns?: string } }>(
    `/database/${resource.name}/export.csv`,
    {
      config: { access: { uses: resource.name } },
      // The lines come as they are made, and the client counts them.
      compress: false,
      schema: {
        summary: `All matching ${resource.name} as a CSV file`,
        description: 'The header X-Total-Count says how many records follow the line of headings',
        tags: [resource.name],
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            sort,
            filter,
            columns: { type: 'string', description: '["id","due_date"]; all fields where it is left out' },
          },
        },
        response: {
          200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } },
          '4xx': errorSchema,
        },
      },
    },
    async ({ query: { columns, ...parameters } }, reply) => {
      const query = parseListQuery(resource.fields, parameters);
      const fields = parseColumns(resource.fields, columns);
      const ids = await matchingIds(database, resource, query);
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${resource.name}-${dayOf(new Date())}.csv"`,
          'x-total-count': String(ids.length),
          'cache-control': 'no-store',
        })
        .send(Readable.from(linesOf(database, resource, fields, ids), { objectMode: false, highWaterMark: 64 * 1024 }));
    },
  );
};
