/** The calls of a resource, derived from its definition. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { writableValues } from '../../src/fields/payload';
import type { AnyRecord } from '../../src/fields/record';
import { payloadSchema, recordSchema } from '../../src/fields/schema';
import { type Access, sessionOf } from '../auth/session';
import type { Database } from '../database/database';
import { badRequest, errorSchema, notFound, refusedFields } from '../http/errors';
import { namedAddition } from './idempotency';
import { readId } from './ids';
import { listRecords } from './list';
import { type Condition, type ListParameters, listParametersSchema, parseListQuery } from './listQuery';
import { type OptionsQuery, readOptions, readRecord, readWholeRecord } from './read';
import { type OptionsList, type Resource, type Resources, resourceNamed } from './resource';
import { addRecord, type Payload, type Saving, updateRecord } from './save';
import { recordWriter, singleRecordSchema } from './singleRecord';

export type Shop = { database: Database; resources: Resources };

const ROOT = '/database';

export const noSuchRecord = (resource: Resource, id: string | number) =>
  notFound(
    resource.key === 'id' ? `No ${resource.singular} found with Id ${id}` : `No ${resource.singular} found for ${id}`,
  );

/** What a client may send: also what only a single record carries, to be ignored. */
export const sentSchema = (resource: Resource, when: 'create' | 'update') => {
  const schema = payloadSchema(resource.fields, when);
  const ignored = Object.keys(resource.presented).map((name) => [name, { readOnly: true }]);
  return { ...schema, properties: { ...Object.fromEntries(ignored), ...(schema.properties as object) } };
};

const arrayOf = (items: unknown) => ({ type: 'array', items });

const idParameters = { type: 'object', properties: { id: { type: 'string' } } };

type Parts = Omit<RouteShorthandOptions, 'schema'> & { schema: Record<string, unknown> };

/** What all calls of a resource declare alike. */
const routeOptions = (
  resource: Resource,
  summary: string,
  schema: { response: Record<string, unknown>; body?: unknown; querystring?: unknown; params?: unknown },
  access: Access = { uses: resource.name },
): Parts => ({
  config: { access },
  schema: { summary, tags: [resource.name], ...schema, response: { ...schema.response, '4xx': errorSchema } },
});

type WithId = { Params: { id: string } };

const savingOf = (shop: Shop, request: FastifyRequest): Saving => ({ ...shop, session: sessionOf(request) });

const answerList = async (
  { database }: Shop,
  resource: Resource,
  { query: parameters, counts }: FastifyRequest<{ Querystring: ListParameters }>,
  reply: FastifyReply,
  conditions: readonly Condition[] = [],
): Promise<AnyRecord[]> => {
  const query = parseListQuery(resource.fields, parameters);
  const narrowed = { ...query, conditions: [...conditions, ...query.conditions] };
  const { records, total } = await listRecords(database, resource, narrowed, counts);
  // The whole array, as the specification's calls have it, comes without a range.
  if (Object.keys(parameters).length > 0) {
    const first = query.page?.offset ?? 0;
    const range = records.length === 0 ? '*' : `${first}-${first + records.length - 1}`;
    reply.header('content-range', `${resource.name} ${range}/${total}`);
  }
  return records;
};

const registerList = (app: FastifyInstance, shop: Shop, resource: Resource, path: string): void => {
  app.get<{ Querystring: ListParameters }>(
    ROOT + path,
    routeOptions(resource, `List of ${resource.name}`, {
      querystring: listParametersSchema,
      response: { 200: arrayOf(recordSchema(resource.fields)) },
    }),
    (request, reply) => answerList(shop, resource, request, reply),
  );
};

/** The records that belong to another: the parts of a ticket. */
const registerListUnder = (app: FastifyInstance, shop: Shop, resource: Resource): void => {
  const { under } = resource.paths;
  if (!under) return;
  const link = resource.links.find((candidate) => candidate.field === under.field);
  if (!link) throw new Error(`${resource.name} have no link ${under.field}`);
  const owner = resourceNamed(shop.resources, link.resource);
  const field = resource.fields.find((candidate) => candidate.source === under.field);
  if (!field) throw new Error(`${resource.name} have no field ${under.field}`);
  app.get<WithId & { Querystring: ListParameters }>(
    ROOT + under.path,
    routeOptions(resource, `List of ${resource.name} of a ${owner.singular}`, {
      params: idParameters,
      querystring: listParametersSchema,
      response: { 200: arrayOf(recordSchema(resource.fields)) },
    }),
    async (request, reply) => {
      const id = readId(request.params.id);
      if (id === null || !(await readRecord(shop.database, owner, id))) throw noSuchRecord(owner, request.params.id);
      return answerList(shop, resource, request, reply, [{ kind: 'any', field, values: [id] }]);
    },
  );
};

const registerOne = (app: FastifyInstance, shop: Shop, resource: Resource, path: string): void => {
  const write = recordWriter(resource);
  app.get<WithId>(
    ROOT + path,
    routeOptions(resource, `One ${resource.singular}`, {
      ...(path.includes(':id') ? { params: idParameters } : {}),
      response: { 200: arrayOf(singleRecordSchema(resource)) },
    }),
    async (request, reply) => {
      const sent = request.params.id ?? '1';
      const id = readId(resource.strayBrace ? sent.replace(/\}$/, '') : sent);
      const record = id === null ? null : await readWholeRecord(shop.database, resource, id, request.counts);
      if (!record) throw noSuchRecord(resource, sent);
      return write(reply, record);
    },
  );
};

/** What an addition asks for: the values that count, and no password. */
const askedFor = (resource: Resource, body: Payload): Payload =>
  writableValues(
    resource.fields.filter(({ type }) => type !== 'password'),
    body,
    'create',
  );

const registerAdd = (app: FastifyInstance, shop: Shop, resource: Resource, path: string): void => {
  const write = recordWriter(resource);
  app.post<{ Body: Payload }>(
    ROOT + path,
    routeOptions(resource, `Add a ${resource.singular}`, {
      body: sentSchema(resource, 'create'),
      response: { 201: arrayOf(singleRecordSchema(resource)) },
    }),
    async (request, reply) => {
      const saving = savingOf(shop, request);
      const header = request.headers['idempotency-key'];
      const named = namedAddition(header, saving.session.id, resource.name, askedFor(resource, request.body));
      const record = await addRecord(resource, request.body, saving, named);
      return write(reply.code(201), record);
    },
  );
};

/** Which record an update means: the path's, the body's where the path has none, or the only one. */
const updatedId = (resource: Resource, request: FastifyRequest<WithId & { Body: Payload }>): number | string => {
  if (resource.paths.update.includes(':id')) return request.params.id;
  if (!resource.paths.one?.includes(':id') && resource.paths.one) return 1;
  const { id } = request.body;
  if (typeof id !== 'number' && typeof id !== 'string')
    throw refusedFields({ id: 'id must name the record to change' });
  return id;
};

const registerUpdate = (app: FastifyInstance, shop: Shop, resource: Resource): void => {
  const path = resource.paths.update;
  const write = recordWriter(resource);
  app.put<WithId & { Body: Payload }>(
    ROOT + path,
    routeOptions(resource, `Change a ${resource.singular}`, {
      ...(path.includes(':id') ? { params: idParameters } : {}),
      body: sentSchema(resource, 'update'),
      response: { 200: arrayOf(singleRecordSchema(resource)) },
    }),
    async (request, reply) => {
      const sent = updatedId(resource, request);
      const id = readId(String(sent));
      const record = id === null ? null : await updateRecord(resource, id, request.body, savingOf(shop, request));
      if (!record) throw noSuchRecord(resource, sent);
      return write(reply, record);
    },
  );
};

const optionSchema = { type: 'object', properties: { value: { type: 'integer' }, label: { type: 'string' } } };

const readOptionsQuery = (query: { q?: string; limit?: string; value?: string }): OptionsQuery => {
  const number = (name: string, text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    const value = readId(text);
    if (value === null) throw badRequest(`${name} must be a whole number`);
    return value;
  };
  return { q: query.q?.replaceAll('\0', ''), limit: number('limit', query.limit), value: number('value', query.value) };
};

/** Options hold no prices: everybody who is signed in may see them. */
const registerOptions = (app: FastifyInstance, { database }: Shop, resource: Resource, list: OptionsList): void => {
  app.get<{ Querystring: { q?: string; limit?: string; value?: string } }>(
    ROOT + list.path,
    routeOptions(
      resource,
      `Options to choose a ${resource.singular} from`,
      {
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            q: { type: 'string', description: 'Only options that contain the text' },
            limit: { type: 'string', description: 'The most options wanted' },
            value: { type: 'string', description: 'Only the option with this value' },
          },
        },
        response: { 200: arrayOf(optionSchema) },
      },
      'signed-in',
    ),
    (request) => readOptions(database, resource, list, readOptionsQuery(request.query)),
  );
};

/** Registers all calls of a resource but its history. */
export const registerResource = (app: FastifyInstance, shop: Shop, resource: Resource): void => {
  const { list, one, add } = resource.paths;
  if (list) registerList(app, shop, resource, list);
  registerListUnder(app, shop, resource);
  for (const options of resource.options) registerOptions(app, shop, resource, options);
  if (one) registerOne(app, shop, resource, one);
  if (add) registerAdd(app, shop, resource, add);
  registerUpdate(app, shop, resource);
};
