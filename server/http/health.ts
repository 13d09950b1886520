/**
 * Whether the server lives (`/api/health/live`: restart it where it does not answer) and is ready to work
 * (`/api/health/ready`: send nobody here where it is not). `/api/health` says the same as the second.
 */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/** A database that takes longer to answer is of no use to anybody. */
const PATIENCE = 3_000;

const answersInTime = async (database: Database): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database has not answered for ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([database.selectFrom('standards').select('id').execute(), late]);
    return true;
  } finally {
    clearTimeout(timer);
  }
};

const statusSchema = { type: 'object', properties: { status: { type: 'string' } } };

export const registerHealth = (app: FastifyInstance, database: Database): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  const config = { access: 'open', always: true } as const;
  // Programs that watch whether a shop is there often ask without wanting an answer's text.
  const exposeHeadRoute = true;
  const schema = (summary: string) => ({
    summary,
    tags: ['operation'],
    response: { 200: statusSchema, 503: statusSchema },
  });

  app.get('/health/live', { config, exposeHeadRoute, schema: schema('Whether the server runs') }, async () => ({
    status: 'ok',
  }));

  for (const path of ['/health', '/health/ready']) {
    app.get(path, { config, exposeHeadRoute, schema: schema('Whether the server works') }, async (request, reply) => {
      try {
        if (!closing && (await answersInTime(database))) return { status: 'ok' };
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
      }
      return reply.code(503).send({ status: 'unavailable' });
    });
  }
};
