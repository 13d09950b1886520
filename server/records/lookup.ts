/**
 * `POST /api/database/{resource}/lookup`: the records that pasted values name, and which of the values name none. A
 * pasted list is too long for an address; the ids found make the filter `{ "id": [...] }` of a list.
 */
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../src/fields/field';
import { ID_FIELD, MOST_LOOKED_UP, MOST_VALUES } from '../../src/fields/filters';
import type { Database, Row, SqlValue } from '../database/database';
import { asciiLowerCase } from '../database/text';
import { badRequest, errorSchema } from '../http/errors';
import { conditionSql } from './conditions';
import { readId } from './ids';
import type { Resource } from './resource';
import type { Shop } from './routes';

type Lookup = { field: string; values: string[] };
type Found = { ids: number[]; missing: string[]; total: number };

/** No value is longer than the texts that it is compared with. */
const LONGEST_VALUE = 200;

const lookedUpField = (resource: Resource, source: string): Field => {
  const field = [ID_FIELD, ...resource.fields.filter(({ type }) => type === 'text')].find(
    (candidate) => candidate.source === source,
  );
  if (!field) throw badRequest(`field: records of ${resource.name} cannot be looked up by "${source}"`);
  return field;
};

/** A pasted value as the records hold it; null where it is nothing that they could hold. */
const comparedValue = (field: Field, value: string): SqlValue => {
  const text = value.trim();
  if (field === ID_FIELD) return readId(text.replace(/^#/, ''));
  return text === '' || text.includes('\0') ? null : asciiLowerCase(text);
};

/**
 * Finds the records. At most as many ids are answered as a filter can list: `total` says how many there are.
 */
const lookUp = async (database: Database, resource: Resource, { field: source, values }: Lookup): Promise<Found> => {
  const field = lookedUpField(resource, source);
  const pasted = values.filter((value) => value.trim() !== '');
  const wanted = [...new Set(pasted.map((value) => comparedValue(field, value)))].filter((value) => value !== null);
  if (wanted.length === 0) return { ids: [], missing: pasted, total: 0 };

  const condition = conditionSql(resource, { kind: 'any', field, values: wanted });
  const key = sql.ref(resource.key);
  const value: RawBuilder<SqlValue> = field === ID_FIELD ? sql`${key}` : sql`lower(${sql.ref(field.source)})`;
  const counts: Row[] = await database
    .selectFrom(resource.table)
    .select([value.as('value'), sql<number>`cast(count(*) as integer)`.as('count')])
    .where(condition)
    .groupBy(value)
    .execute();
  const rows: Row[] = await database
    .selectFrom(resource.table)
    .select([key.$castTo<number>().as('id'), value.as('value')])
    .where(condition)
    .orderBy(key)
    .limit(MOST_VALUES)
    .execute();

  const place = new Map<SqlValue, number>(wanted.map((each, index) => [each, index]));
  const placeOf = (row: Row): number => place.get(row.value ?? null) ?? wanted.length;
  const known = new Set(counts.map((row) => row.value));
  return {
    ids: rows.toSorted((a, b) => placeOf(a) - placeOf(b) || Number(a.id) - Number(b.id)).map((row) => Number(row.id)),
    missing: pasted.filter((each) => {
      const compared = comparedValue(field, each);
      return compared === null || !known.has(compared);
    }),
    total: counts.reduce((sum, row) => sum + Number(row.count), 0),
  };
};

export const registerLookup = (app: FastifyInstance, { database }: Shop, resource: Resource): void => {
  if (!resource.paths.list) return;
  app.post<{ Body: Lookup }>(
    `/database/${resource.name}/lookup`,
    {
      config: { access: { uses: resource.name } },
      schema: {
        summary: `Look up many ${resource.name} by pasted values`,
        description: `Up to ${MOST_LOOKED_UP} values, whatever their case. A value may name several records: where more than ${MOST_VALUES} are found, the first of them are answered, and total says how many there are`,
        tags: [resource.name],
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            field: { title: 'Field', type: 'string', description: 'id, or a field of text' },
            values: { title: 'Values', type: 'array', items: { type: 'string', maxLength: LONGEST_VALUE } },
          },
          required: ['field', 'values'],
        },
        response: {
          200: {
            type: 'object',
            properties: {
              ids: { type: 'array', items: { type: 'integer' }, description: 'In the order of the values' },
              missing: { type: 'array', items: { type: 'string' }, description: 'As they were pasted' },
              total: { type: 'integer' },
            },
          },
          '4xx': errorSchema,
        },
      },
    },
    async ({ body }) => {
      if (body.values.length > MOST_LOOKED_UP) {
        const count = body.values.length.toLocaleString('en-US');
        throw badRequest(
          `At most ${MOST_LOOKED_UP.toLocaleString('en-US')} values can be looked up at once, not ${count}`,
        );
      }
      return lookUp(database, resource, body);
    },
  );
};
