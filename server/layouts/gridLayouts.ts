/** How the signed-in user has arranged the grids, kept so that it is the same in every browser. */
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../auth/session';
import { errorSchema, notFound } from '../http/errors';
import type { Shop } from '../records/routes';

/** More than any list has columns. */
const MOST_COLUMNS = 200;

const name = { type: 'string', maxLength: 100 } as const;

const byColumn = (value: object) => ({
  type: 'object',
  maxProperties: MOST_COLUMNS,
  propertyNames: { maxLength: name.maxLength },
  additionalProperties: value,
});

const layoutSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    visible: { title: 'Visible', ...byColumn({ type: 'boolean' }) },
    widths: { title: 'Widths', ...byColumn({ type: 'number', minimum: 0, maximum: 10_000 }) },
    order: { title: 'Order', type: 'array', maxItems: MOST_COLUMNS, items: name },
    density: { title: 'Density', enum: ['compact', 'standard', 'comfortable'] },
    sort: {
      title: 'Sort',
      type: 'object',
      additionalProperties: false,
      properties: { field: name, order: { enum: ['ASC', 'DESC'] } },
      required: ['field', 'order'],
    },
    perPage: { title: 'Rows per page', type: 'integer', minimum: 1, maximum: 1000 },
  },
};

type Layout = Readonly<Record<string, unknown>>;

export const registerGridLayouts = (app: FastifyInstance, { database, resources }: Shop): void => {
  app.get(
    '/database/grid-layouts',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'How the signed-in user has arranged each grid',
        tags: ['grid-layouts'],
        response: {
          200: { type: 'object', additionalProperties: layoutSchema, description: 'By the name of the resource' },
          '4xx': errorSchema,
        },
      },
    },
    async (request) => {
      const rows = await database
        .selectFrom('grid_layouts')
        .select(['resource', 'layout'])
        .where('user_id', '=', sessionOf(request).id)
        .execute();
      return Object.fromEntries(rows.map(({ resource, layout }) => [resource, JSON.parse(String(layout))]));
    },
  );

  app.put<{ Params: { resource: string }; Body: Layout }>(
    '/database/grid-layouts/:resource',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Keep how the signed-in user has arranged a grid',
        tags: ['grid-layouts'],
        params: { type: 'object', properties: { resource: { type: 'string' } } },
        body: layoutSchema,
        response: { 204: { type: 'null' }, '4xx': errorSchema },
      },
    },
    async (request, reply) => {
      const { resource } = request.params;
      if (!resources.some(({ name }) => name === resource)) throw notFound(`There is no grid "${resource}"`);
      const layout = JSON.stringify(request.body);
      await database
        .insertInto('grid_layouts')
        .values({ user_id: sessionOf(request).id, resource, layout })
        .onConflict((conflict) => conflict.columns(['user_id', 'resource']).doUpdateSet({ layout }))
        .execute();
      return reply.code(204).send();
    },
  );
};
