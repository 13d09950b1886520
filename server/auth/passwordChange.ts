/** `PUT /api/database/users/{id}/password`: one's own with the present one, anybody's by an administrator. */
import type { FastifyInstance } from 'fastify';
import { fieldOf } from '../../src/fields/field';
import { fieldSchema } from '../../src/fields/schema';
import { mayUse } from '../../src/providers/access';
import { userFields } from '../../src/resources/users/fields';
import { inTransaction, type Row } from '../database/database';
import { errorSchema, forbidden, refusedFields } from '../http/errors';
import { readId } from '../records/ids';
import { resourceNamed } from '../records/resource';
import { noSuchRecord, type Shop } from '../records/routes';
import type { LoginThrottle } from './loginThrottle';
import { passwordComplaint } from './passwordRules';
import type { Passwords } from './passwords';
import { sessionOf } from './session';
import { setPassword } from './setPassword';

type Body = { password: string; current_password?: string };

const bodySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    password: fieldSchema(fieldOf(userFields, 'password')),
    current_password: { title: 'Current password', type: 'string', maxLength: 200 },
  },
  required: ['password'],
};

export const registerPasswordChange = (
  app: FastifyInstance,
  shop: Shop,
  passwords: Passwords,
  throttle: LoginThrottle,
): void => {
  const { database } = shop;
  const users = resourceNamed(shop.resources, 'users');

  const storedUser = (id: number): Promise<Row | undefined> =>
    database.selectFrom('users').select(['user', 'username', 'password_hash']).where('id', '=', id).executeTakeFirst();

  /** Somebody who only found the screen unlocked cannot take over the account, nor guess on for long. */
  const checkCurrent = async (user: Row, address: string, sent: string | undefined): Promise<void> => {
    const attempt = await throttle.attempt(address, String(user.username));
    const stored = typeof user.password_hash === 'string' ? user.password_hash : null;
    if (!(await passwords.matches(sent ?? '', stored))) {
      throw refusedFields({ current_password: 'The current password is not right' });
    }
    await attempt.succeeded();
  };

  app.put<{ Params: { id: string }; Body: Body }>(
    '/database/users/:id/password',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Change a password; ends the sessions of its user',
        tags: ['users'],
        params: { type: 'object', properties: { id: { type: 'string' } } },
        body: bodySchema,
        response: { 204: { type: 'null' }, '4xx': errorSchema },
      },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      const id = readId(request.params.id);
      const isOwn = id === session.id;
      if (!isOwn && !mayUse(session.role, 'users')) throw forbidden('This is for administrators only');
      const user = id === null ? undefined : await storedUser(id);
      if (id === null || !user) throw noSuchRecord(users, request.params.id);
      const { password, current_password } = request.body;
      if (isOwn) {
        await checkCurrent(user, request.ip, current_password);
        if (password === current_password) {
          throw refusedFields({ password: 'Password is the current one: choose another' });
        }
      }
      const complaint = passwordComplaint(password, { username: String(user.username), user: String(user.user) });
      if (complaint) throw refusedFields({ password: `Password ${complaint}` });

      const password_hash = await passwords.hash(password);
      const isSet = await inTransaction(database, (transaction) =>
        setPassword(transaction, users, id, password_hash, session),
      );
      if (!isSet) throw noSuchRecord(users, id);
      return reply.code(204).send();
    },
  );
};
