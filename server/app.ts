/** Builds the server: the API under `/api`, the built client beside it. Does not listen. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import jwt from '@fastify/jwt';
import fastify, { type FastifyInstance } from 'fastify';
import { guardRoutes } from './auth/guard';
import { registerLogin } from './auth/login';
import { registerPasswordChange } from './auth/passwordChange';
import { createPasswords, type Passwords } from './auth/passwords';
import { serveClient } from './client';
import type { Config } from './config';
import type { Database } from './database/database';
import { handleError } from './errorHandler';
import { registerHistory } from './history/routes';
import { registerImport } from './imports/routes';
import { describeApi, registerDescription } from './openApi';
import { defineResources } from './resources';
import { registerCsvExport } from './resources/csvExport';
import { registerLookup } from './resources/lookup';
import { registerQuoteDuplicate } from './resources/quoteDuplicate';
import { registerQuotePrice } from './resources/quotePrice';
import type { Resources } from './resources/resource';
import { registerResource } from './resources/routes';
import { registerUses } from './resources/uses';

export type AppOptions = {
  config: Config;
  /** Migrated, see `prepareDatabase`. */
  database: Database;
  /** The resources served, where they are not all of the shop's and no others. */
  resourcesWith?: (passwords: Passwords) => Resources;
};

/** How long somebody stays signed in: a shift, with some to spare. */
const SESSION_LENGTH = '12h';

/** Notes may be long; no record is larger than this. */
const LARGEST_BODY = 512 * 1024;

const createFastify = (config: Config): FastifyInstance =>
  fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: ['req.headers.authorization'] },
    bodyLimit: LARGEST_BODY,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    ajv: {
      customOptions: {
        coerceTypes: false,
        useDefaults: false,
        removeAdditional: false,
        allErrors: true,
        allowUnionTypes: true,
        // The texts name fields by the titles of their schemas.
        verbose: true,
      },
    },
  });

/** Everything the page needs comes from this server, which may be reached without TLS inside the shop. */
const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Emotion, which MUI is styled with, writes its rules into style elements while the page runs.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
} as const;

/** A stopping server asks each client to let go of its connection, so that it need not wait for idle ones. */
const releaseConnectionsOnClose = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};

/** All calls. Each declares who may call it: a route without an access rule stops the start. */
const registerApi = async (app: FastifyInstance, { config, database, resourcesWith }: Required<AppOptions>) => {
  const passwords = createPasswords(config.passwordHashing);
  const resources = resourcesWith(passwords);
  const shop = { database, resources };

  await describeApi(app);
  guardRoutes(app, database);
  app.get('/health', { config: { access: 'open' }, schema: { summary: 'Whether the server works' } }, async () => {
    await database.selectFrom('standards').select('id').execute();
    return { status: 'ok' };
  });
  registerDescription(app);
  registerLogin(app, database, passwords);
  registerPasswordChange(app, shop, passwords);
  registerQuotePrice(app, shop);
  registerQuoteDuplicate(app, shop);
  for (const resource of resources) {
    registerResource(app, shop, resource);
    registerCsvExport(app, shop, resource);
    registerLookup(app, shop, resource);
    registerHistory(app, shop, resource);
    registerUses(app, shop, resource);
    registerImport(app, shop, resource);
  }
};

/**
 * Builds the server over a migrated database. Closing the server leaves the database open.
 * @throws Error where a route of the API declares no access rule
 */
export const buildApp = async ({
  config,
  database,
  resourcesWith = defineResources,
}: AppOptions): Promise<FastifyInstance> => {
  const app = createFastify(config);
  app.setErrorHandler(handleError);
  releaseConnectionsOnClose(app);
  await app.register(helmet, securityHeaders);
  await app.register(compress, { threshold: 1024 });
  await app.register(jwt, {
    secret: config.jwtSecret,
    sign: { algorithm: 'HS256', expiresIn: SESSION_LENGTH },
    verify: { algorithms: ['HS256'] },
  });
  await app.register((api) => registerApi(api, { config, database, resourcesWith }), { prefix: '/api' });
  await serveClient(app, config.clientDirectory);
  await app.ready();
  return app;
};
