/** `POST /api/database/users/login`: a user name and a password for a token. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { errorSchema, unauthorized } from '../http/errors';
import { findUser } from './findUser';
import { DISABLED } from './guard';
import type { LoginThrottle } from './loginThrottle';
import type { Passwords } from './passwords';
import { roleOf } from './session';

type Credentials = { username: string; password: string };

const credentialsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    // PostgreSQL has no room for U+0000 in text.
    username: { title: 'User name', type: 'string', maxLength: 200, pattern: '^[^\\u0000]*$' },
    password: { title: 'Password', type: 'string', maxLength: 200 },
  },
  required: ['username', 'password'],
};

const resultSchema = {
  type: 'object',
  properties: { token: { type: 'string' }, employeeId: { type: 'integer' } },
};

/** Anybody may send it: there is no reason to read more than two short texts. */
const LARGEST_BODY = 4 * 1024;

export const registerLogin = (
  app: FastifyInstance,
  database: Database,
  passwords: Passwords,
  throttle: LoginThrottle,
): void => {
  app.post<{ Body: Credentials }>(
    '/database/users/login',
    {
      config: { access: 'open', signIn: true },
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'Log in',
        tags: ['session'],
        body: credentialsSchema,
        response: { 200: resultSchema, '4xx': errorSchema },
      },
    },
    async ({ body, ip }) => {
      const attempt = await throttle.attempt(ip, body.username);
      const user = await findUser(database, body.username);
      const stored = typeof user?.password_hash === 'string' ? user.password_hash : null;
      const matches = await passwords.matches(body.password, stored);
      if (!user || !matches) throw unauthorized('Wrong user name or password');
      // It counts as an attempt all the same: nobody is let in.
      if (user.disabled === 1) throw unauthorized(DISABLED);
      await attempt.succeeded();
      const employeeId = Number(user.id);
      const token = app.jwt.sign({
        role: roleOf(user.roleId),
        employeeId,
        name: String(user.user),
        session: Number(user.session),
      });
      return { token, employeeId };
    },
  );
};
