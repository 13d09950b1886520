/** Lets a request pass to its handler only with a valid token of a user who may call the route. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { forbidden, unauthorized } from '../errors';
import { readId } from '../resources/ids';
import { type Access, isAllowed, roleOf, type Session, type TokenPayload } from './session';

const verifiedToken = async (request: FastifyRequest): Promise<TokenPayload> => {
  try {
    return await request.jwtVerify<TokenPayload>();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw unauthorized(
      code === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED'
        ? 'Your session has expired. Please log in again'
        : 'Please log in',
    );
  }
};

type UserRow = { roleId: unknown; disabled: unknown; session: unknown };

/** Why a token is worth nothing any more; null while it still is. */
const endOf = (row: UserRow | undefined, token: TokenPayload): string | null => {
  if (!row) return '';
  if (row.disabled === 1) return ': you have been disabled';
  if (row.session === token.session) return null;
  return roleOf(row.roleId) === token.role ? ': your password or access was changed' : ': your role was changed';
};

/** The token's user, as long as nothing has ended the session since. The role is the stored one. */
const currentSession = async (database: Database, token: TokenPayload): Promise<Session> => {
  // Signed here, yet perhaps by a version of the program that put something else into it.
  const id = readId(String(token.employeeId));
  const row =
    id === null
      ? undefined
      : await database
          .selectFrom('users')
          .select(['id', 'user', 'roleId', 'disabled', 'session'])
          .where('id', '=', id)
          .executeTakeFirst();
  const end = endOf(row, token);
  if (!row || end !== null) throw unauthorized(`Your session has ended${end}. Please log in again`);
  return { id: Number(row.id), name: String(row.user), role: roleOf(row.roleId) };
};

/** Guards every route that is registered on the instance afterwards. */
export const guardRoutes = (app: FastifyInstance, database: Database): void => {
  app.decorateRequest('session', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.method} ${route.url} declares no access rule`);
  });

  app.addHook('onRequest', async (request) => {
    const access: Access | undefined = request.routeOptions.config.access;
    if (access === 'open' || request.is404) return;
    request.session = await currentSession(database, await verifiedToken(request));
    if (!access || !isAllowed(request.session.role, access)) {
      throw forbidden('This is for administrators only');
    }
  });
};
