/** The description of the API, derived from the routes' schemas. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Collects the schemas of the routes that are registered afterwards. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Label Shop Manager',
        description: 'Job tickets, quotes and setup data of a label printing shop.',
        version: '1',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ token: [] }],
    },
  });
};

/** `GET /api/openapi.json`, for those who may see what all of it is about. */
export const registerDescription = (app: FastifyInstance): void => {
  app.get('/openapi.json', { config: { access: { uses: 'users' } }, schema: { summary: 'This description' } }, () =>
    app.swagger(),
  );
};
