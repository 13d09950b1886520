/** Who is signed in, and what a route asks of them. */
import type { FastifyRequest } from 'fastify';
import { mayUse, type Role } from '../../src/providers/access';
import { ADMINISTRATOR_ROLE_ID } from '../../src/resources/users/fields';
import type { TableCounts } from '../database/tableCounts';
import { unauthorized } from '../http/errors';

export type Session = { id: number; name: string; role: Role };

/** What a sign-in token carries, beside its expiry. `session` must still be the user's. */
export type TokenPayload = { role: Role; employeeId: number; name: string; session: number };

/**
 * Who may call a route: anybody, everybody who is signed in, those who may use the named resource, or those who run the
 * server: administrators, and programs on the same machine without a token. Every route of the API declares it; the
 * server does not start with one that does not.
 */
export type Access = 'open' | 'signed-in' | 'operators' | { uses: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    session: Session | null;
    /** What the database counted when the session was checked. */
    counts: TableCounts | undefined;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenPayload;
    user: TokenPayload;
  }
}

export const roleOf = (roleId: unknown): Role => (roleId === ADMINISTRATOR_ROLE_ID ? 'administrator' : 'staff');

export const isAllowed = (role: Role, access: Access): boolean => {
  if (access === 'operators') return role === 'administrator';
  return typeof access === 'string' || mayUse(role, access.uses);
};

/** The signed-in user of a request to a route that is not open. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw unauthorized('Please log in');
  return request.session;
};
