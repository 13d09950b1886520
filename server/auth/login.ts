/** `POST /api/database/users/login`: a user name and a password for a token. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database, Row } from '../database/database';
import { asciiLowerCase } from '../database/text';
import { errorSchema, unauthorized } from '../errors';
import { createLoginThrottle, LOGIN_LIMITS } from './loginThrottle';
import type { Passwords } from './passwords';
import { roleOf } from './session';

type Credentials = { username: string; password: string };

const credentialsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    username: { title: 'User name', type: 'string', maxLength: 200 },
    password: { title: 'Password', type: 'string', maxLength: 200 },
  },
  required: ['username', 'password'],
};

const resultSchema = {
  type: 'object',
  properties: { token: { type: 'string' }, employeeId: { type: 'integer' } },
};

const findUser = (database: Database, userName: string): Promise<Row | undefined> =>
  database
    .selectFrom('users')
    .select(['id', 'user', 'roleId', 'password_hash', 'session'])
    .where(sql<boolean>`lower(username) = ${asciiLowerCase(userName.trim())}`)
    .where('disabled', 'is distinct from', 1)
    .executeTakeFirst();

export const registerLogin = (app: FastifyInstance, database: Database, passwords: Passwords): void => {
  const throttle = createLoginThrottle(LOGIN_LIMITS);

  app.post<{ Body: Credentials }>(
    '/database/users/login',
    {
      config: { access: 'open' },
      schema: {
        summary: 'Log in',
        tags: ['session'],
        body: credentialsSchema,
        response: { 200: resultSchema, '4xx': errorSchema },
      },
    },
    async ({ body, ip }) => {
      throttle.check(ip, body.username);
      const user = await findUser(database, body.username);
      const stored = typeof user?.password_hash === 'string' ? user.password_hash : null;
      const matches = await passwords.matches(body.password, stored);
      if (!user || !matches) {
        throttle.countFailure(ip, body.username);
        throw unauthorized('Wrong user name or password');
      }
      throttle.countSuccess(body.username);
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
