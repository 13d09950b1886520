/**
 * `POST /api/database/{resource}/import/check`: what an import would do with each row.
 * `POST /api/database/{resource}/import`: does it, all or nothing. What is refused gets 400; otherwise the answer is one
 * JSON value a line, `{ done, total }` while rows are written and the result at the end.
 */
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf } from '../auth/session';
import { unavailability } from '../database/unavailable';
import { errorSchema, Refusal } from '../http/errors';
import type { Resource } from '../records/resource';
import { type Shop, sentSchema } from '../records/routes';
import { describeValidation } from '../records/validation';
import { type Import, importRecords } from './importRecords';
import { planImport, type Validate } from './plan';

/** A file with more rows is cut in two by whoever has it. */
const MOST_ROWS = 20_000;
const LARGEST_BODY = 32 * 1024 * 1024;

const bodySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    rows: { title: 'Rows', type: 'array', minItems: 1, maxItems: MOST_ROWS, items: { type: 'object' } },
    existing: {
      title: 'Existing',
      enum: ['keep', 'update'],
      description: 'What becomes of records that are there already',
    },
  },
  required: ['rows', 'existing'],
};

const planSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      outcome: { type: 'string', enum: ['add', 'update', 'keep', 'refuse'] },
      id: { type: 'integer' },
      before: { type: 'object', additionalProperties: true },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
};

const refusalSchema = {
  ...errorSchema,
  properties: { ...(errorSchema.properties as object), rows: planSchema },
};

/** What the add and update calls check their bodies with, for rows. */
const validation = (resource: Resource) => {
  const schemas = { create: sentSchema(resource, 'create'), update: sentSchema(resource, 'update') };
  return (request: FastifyRequest): Validate => {
    const validators = {
      create: request.compileValidationSchema(schemas.create, 'body'),
      update: request.compileValidationSchema(schemas.update, 'body'),
    };
    return (payload, when) => {
      const validate = validators[when];
      if (validate(payload)) return null;
      return describeValidation(validate.errors ?? [], 'body').body.errors ?? null;
    };
  };
};

/** The importing may still fail when its answer has begun: then its last line says so. */
const failureLine = (request: FastifyRequest, error: unknown) => {
  if (error instanceof Refusal) return error.body;
  request.log.error({ err: error }, 'import failed');
  const unavailable = unavailability(error);
  if (unavailable) return { message: `Nothing was imported. ${unavailable.message}` };
  return { message: `Nothing was imported: something went wrong on the server (request ${request.id})` };
};

export const registerImport = (app: FastifyInstance, shop: Shop, resource: Resource): void => {
  if (!resource.importable) return;
  const validateOf = validation(resource);
  const path = `/database/${resource.name}/import`;
  const options = { config: { access: { uses: resource.name } }, bodyLimit: LARGEST_BODY };
  const schema = { tags: [resource.name], body: bodySchema };

  app.post<{ Body: Import }>(
    `${path}/check`,
    {
      ...options,
      schema: {
        ...schema,
        summary: `What importing rows of ${resource.name} would do`,
        response: { 200: { type: 'object', properties: { rows: planSchema } }, '4xx': errorSchema },
      },
    },
    async (request) => {
      const { rows, existing } = request.body;
      return { rows: await planImport(shop.database, resource, rows, existing, validateOf(request)) };
    },
  );

  app.post<{ Body: Import }>(
    path,
    {
      ...options,
      // Compressed, the lines would arrive together at the end.
      compress: false,
      schema: {
        ...schema,
        summary: `Import rows of ${resource.name}, all or nothing`,
        response: {
          200: {
            description: 'Progress and result',
            content: { 'application/x-ndjson': { schema: { type: 'string' } } },
          },
          '4xx': refusalSchema,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const lines = new PassThrough();
      const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
      const saving = { ...shop, session: sessionOf(request) };

      let begin: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const work = importRecords(resource, body, saving, validateOf(request), (done) => {
        write({ done, total: body.rows.length });
        begin();
      });
      // What is refused before anything was written is an answer of its own.
      await Promise.race([begun, work]);
      void work.then(write, (error) => write(failureLine(request, error))).finally(() => lines.end());
      return reply.type('application/x-ndjson').send(lines);
    },
  );
};
