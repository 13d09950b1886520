/** Lets a request pass to its handler only with a valid token of a user who may call the route. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Row } from '../database/database';
import { preparedQuery } from '../database/prepared';
import { remembering } from '../database/remembering';
import { readTableCounts, type TableCounts } from '../database/tableCounts';
import { forbidden, unauthorized } from '../http/errors';
import { isFromThisMachine } from '../http/loopback';
import { readId } from '../records/ids';
import { type Access, isAllowed, roleOf, type Session, type TokenPayload } from './session';

type Verified = TokenPayload & { exp?: number };

/** More people than any shop has. */
const MOST_TOKENS = 1000;

/** Verifies tokens. One that was signed here is so for ever: it is only asked again whether it has expired. */
const tokenVerifier = (app: FastifyInstance) => {
  const verified = new Map<string, Verified>();

  return ({ headers }: FastifyRequest): TokenPayload => {
    const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!token) throw unauthorized('Please log in');
    const known = verified.get(token);
    if (known && (known.exp ?? 0) * 1000 > Date.now()) return known;
    verified.delete(token);
    try {
      const payload = app.jwt.verify<Verified>(token);
      if (verified.size >= MOST_TOKENS) verified.clear();
      verified.set(token, payload);
      return payload;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      throw unauthorized(
        code === 'FAST_JWT_EXPIRED'
          ? 'Your session has expired. Please log in again'
          : 'Your session is not valid. Please log in again',
      );
    }
  };
};

const readUser = preparedQuery((database, id: number) =>
  database.selectFrom('users').select(['id', 'user', 'roleId', 'disabled', 'session']).where('id', '=', id),
);

const users = remembering<Row | null>('users');

/** How it is said to somebody who has a valid token, or knows the password: to nobody else. */
export const DISABLED = 'An administrator has disabled your account. Ask an administrator of the shop to enable it';

/** Why a token is worth nothing any more; null while it still is. */
const endOf = (row: Row | null, token: TokenPayload): string | null => {
  if (!row) return '';
  if (row.session === token.session) return null;
  return roleOf(row.roleId) === token.role ? ': your password or access was changed' : ': your role was changed';
};

/** The token's user, as long as nothing has ended the session since. The role is the stored one. */
const currentSession = async (database: Database, counts: TableCounts, token: TokenPayload): Promise<Session> => {
  // Signed here, yet perhaps by a version of the program that put something else into it.
  const id = readId(String(token.employeeId));
  const readNow = async () => (id === null ? null : ((await readUser(database, id))[0] ?? null));
  const row = await users(database, counts)(String(id), readNow);
  if (row?.disabled === 1) throw unauthorized(DISABLED);
  const end = endOf(row, token);
  if (!row || end !== null) throw unauthorized(`Your session has ended${end}. Please log in again`);
  return { id: Number(row.id), name: String(row.user), role: roleOf(row.roleId) };
};

/** Guards every route that is registered on the instance afterwards. */
export const guardRoutes = (app: FastifyInstance, database: Database): void => {
  app.decorateRequest('session', null);
  app.decorateRequest('counts', undefined);
  const verifiedToken = tokenVerifier(app);

  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.method} ${route.url} declares no access rule`);
  });

  app.addHook('onRequest', async (request) => {
    const access: Access | undefined = request.routeOptions.config.access;
    if (access === 'open' || request.is404) return;
    if (access === 'operators' && isFromThisMachine(request)) return;
    const token = verifiedToken(request);
    request.counts = await readTableCounts(database);
    request.session = await currentSession(database, request.counts, token);
    if (!access || !isAllowed(request.session.role, access)) {
      throw forbidden('This is for administrators only');
    }
  });
};
