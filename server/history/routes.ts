/** `GET /api/database/{resource}/{id}/history`: who changed what, the newest first. */
import type { FastifyInstance } from 'fastify';
import { errorSchema } from '../http/errors';
import { readId } from '../records/ids';
import { readRecord } from '../records/read';
import type { Resource } from '../records/resource';
import { noSuchRecord, type Shop } from '../records/routes';
import { readHistory } from './history';

const entrySchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    resource: { type: 'string' },
    record_id: { type: 'integer' },
    at: { type: 'string' },
    user_id: { type: 'integer', nullable: true },
    user_name: { type: 'string', nullable: true },
    action: { type: 'string', enum: ['add', 'update'] },
    changes: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, old: {}, new: {} } },
    },
  },
};

export const registerHistory = (app: FastifyInstance, { database }: Shop, resource: Resource): void => {
  app.get<{ Params: { id: string } }>(
    `/database/${resource.name}/:id/history`,
    {
      config: { access: { uses: resource.name } },
      schema: {
        summary: `Changes of a ${resource.singular}`,
        tags: [resource.name],
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: { 200: { type: 'array', items: entrySchema }, '4xx': errorSchema },
      },
    },
    async ({ params }) => {
      const id = readId(params.id);
      if (id === null || !(await readRecord(database, resource, id))) throw noSuchRecord(resource, params.id);
      return readHistory(database, resource, id);
    },
  );
};
