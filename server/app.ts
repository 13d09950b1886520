/** Builds the server: the API under `/api`, the built client beside it. Does not listen. */
import compress from '@fastify/compress';
import jwt from '@fastify/jwt';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { guardRoutes } from './auth/guard';
import { registerLogin } from './auth/login';
import { createLoginThrottle } from './auth/loginThrottle';
import { registerPasswordChange } from './auth/passwordChange';
import { createPasswords, type Passwords } from './auth/passwords';
import type { Config } from './config';
import type { Database } from './database/database';
import { registerHistory } from './history/routes';
import { asksForPage, serveClient } from './http/client';
import { handleError } from './http/errorHandler';
import { keepNothing, sendSecurityHeaders } from './http/headers';
import { registerHealth } from './http/health';
import { readJsonBodies } from './http/jsonBody';
import { connectionOptions, LIMITS, type Limits } from './http/limits';
import { measureRequests, registerMetrics } from './http/metrics';
import { describeApi, registerDescription } from './http/openApi';
import { refuseOverload } from './http/overload';
import { limitRate } from './http/rateLimit';
import { type LogStream, logOptions, logRequests } from './http/requestLog';
import { compileSchemasWhenUsed } from './http/schemaCompilers';
import { takeTurns } from './http/turns';
import { registerImport } from './imports/routes';
import { registerGridLayouts } from './layouts/gridLayouts';
import { registerCsvExport } from './records/csvExport';
import { registerLookup } from './records/lookup';
import type { Resources } from './records/resource';
import { registerResource } from './records/routes';
import { registerUses } from './records/uses';
import { defineResources } from './resources';
import { registerQuoteDuplicate } from './resources/quotes/quoteDuplicate';
import { registerQuotePrice } from './resources/quotes/quotePrice';

export type AppOptions = {
  config: Config;
  /** Migrated, see `prepareDatabase`. */
  database: Database;
  /** The resources served, where they are not all of the shop's and no others. */
  resourcesWith?: (passwords: Passwords) => Resources;
  limits?: Limits;
  passwords?: Passwords;
  /** Takes the lines of the log in place of the standard output. */
  logStream?: LogStream;
  /** Is told of each route. */
  onRoute?: (route: RouteOptions) => void;
};

/** How long somebody stays signed in: a shift, with some to spare. */
const SESSION_LENGTH = '12h';

const createFastify = (config: Config, limits: Limits, logStream?: LogStream): FastifyInstance => {
  const app = fastify({
    ...logOptions(config, logStream),
    ...connectionOptions(limits),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    exposeHeadRoutes: false,
    // What is refused before a route is found, such as an address that is none: a browser is led to the start, as the
    // client does with addresses that it does not know.
    frameworkErrors: (error, request, reply) =>
      asksForPage(request) ? reply.redirect('/') : handleError(error, request, reply),
    forceCloseConnections: 'idle',
  });
  app.server.maxConnections = limits.connections;
  compileSchemasWhenUsed(app);
  readJsonBodies(app);
  return app;
};

/** A stopping server asks each client to let go of its connection, so that it need not wait for idle ones. */
const releaseConnectionsOnClose = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
};

/** All calls. Each declares who may call it: a route without an access rule stops the start. */
const registerApi = async (
  app: FastifyInstance,
  { database, resourcesWith, limits, passwords }: Required<Omit<AppOptions, 'config' | 'logStream' | 'onRoute'>>,
) => {
  const resources = resourcesWith(passwords);
  const shop = { database, resources };

  await describeApi(app);
  keepNothing(app);
  guardRoutes(app, database);
  limitRate(app, limits);
  registerHealth(app, database);
  registerMetrics(app);
  registerDescription(app);
  const throttle = createLoginThrottle(database);
  registerLogin(app, database, passwords, throttle);
  registerPasswordChange(app, shop, passwords, throttle);
  registerGridLayouts(app, shop);
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
  limits = LIMITS,
  passwords = createPasswords(config.passwordHashing),
  logStream,
  onRoute,
}: AppOptions): Promise<FastifyInstance> => {
  const app = createFastify(config, limits, logStream);
  if (onRoute) app.addHook('onRoute', onRoute);
  app.setErrorHandler(handleError);
  releaseConnectionsOnClose(app);
  logRequests(app);
  measureRequests(app);
  await sendSecurityHeaders(app);
  refuseOverload(app, limits);
  takeTurns(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(jwt, {
    secret: config.jwtSecret,
    sign: { algorithm: 'HS256', expiresIn: SESSION_LENGTH },
    verify: { algorithms: ['HS256'] },
  });
  await app.register((api) => registerApi(api, { database, resourcesWith, limits, passwords }), { prefix: '/api' });
  await serveClient(app, config.clientDirectory);
  await app.ready();
  return app;
};
