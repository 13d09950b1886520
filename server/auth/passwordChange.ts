/** `PUT /api/database/users/{id}/password`: one's own with the present one, anybody's by an administrator. */
import type { FastifyInstance } from 'fastify';
import { fieldOf } from '../../src/fields/field';
import { fieldSchema } from '../../src/fields/schema';
import { mayUse } from '../../src/providers/access';
import { userFields } from '../../src/resources/users/fields';
import { inTransaction } from '../database/database';
import { toRecord } from '../database/rows';
import { errorSchema, forbidden, refusedFields } from '../errors';
import { writeHistory } from '../history/history';
import { readId } from '../resources/ids';
import { resourceNamed } from '../resources/resource';
import { noSuchRecord, type Shop } from '../resources/routes';
import type { Passwords } from './passwords';
import { sessionOf } from './session';

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

export const registerPasswordChange = (app: FastifyInstance, shop: Shop, passwords: Passwords): void => {
  const { database } = shop;
  const users = resourceNamed(shop.resources, 'users');

  /** Somebody who only found the screen unlocked cannot take over the account. */
  const checkCurrent = async (id: number, sent: string | undefined): Promise<void> => {
    const row = await database.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
    const stored = typeof row?.password_hash === 'string' ? row.password_hash : null;
    if (!(await passwords.matches(sent ?? '', stored))) {
      throw refusedFields({ current_password: 'The current password is not right' });
    }
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
      if (id === null) throw noSuchRecord(users, request.params.id);
      if (isOwn) await checkCurrent(id, request.body.current_password);

      const password_hash = await passwords.hash(request.body.password);
      await inTransaction(database, async (transaction) => {
        const row = await transaction
          .updateTable('users')
          .set((expression) => ({ password_hash, session: expression('session', '+', 1) }))
          .where('id', '=', id)
          .returning(['id', 'version'])
          .executeTakeFirst();
        if (!row) throw noSuchRecord(users, id);
        // That it changed is kept, never what it was or is. The record that a form shows stays as it was.
        await writeHistory(transaction, users, toRecord([], row, users.key), {
          action: 'update',
          changes: [{ field: 'password', old: null, new: null }],
          session,
          at: new Date(),
        });
      });
      return reply.code(204).send();
    },
  );
};
