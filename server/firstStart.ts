/** What a new shop starts with. */
import { sql } from 'kysely';
import { ADMINISTRATOR_ROLE_ID } from '../src/resources/users/fields';
import { createPasswords, generatePassword } from './auth/passwords';
import type { Config } from './config';
import { type Database, inTransaction, isPostgres } from './database/database';
import { migrate } from './database/migrate';
import { ensureStandards } from './resources/standards';

export const FIRST_ADMINISTRATOR = 'admin';

/** Brings the database to the newest schema, with the one record that every shop has. */
export const prepareDatabase = async (database: Database): Promise<void> => {
  await migrate(database);
  await ensureStandards(database);
};

/**
 * Creates the administrator `admin` where there are no users yet. Of servers that start together, one does.
 * @returns the password, or null where there are users already
 */
export const createFirstAdministrator = async (database: Database, config: Config): Promise<string | null> => {
  const password = config.adminPassword ?? generatePassword();
  const password_hash = await createPasswords(config.passwordHashing).hash(password);
  return inTransaction(database, async (transaction) => {
    if (isPostgres(transaction)) await sql`lock table users in exclusive mode`.execute(transaction);
    const someone = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return null;
    await transaction
      .insertInto('users')
      .values({
        user: 'Administrator',
        username: FIRST_ADMINISTRATOR,
        roleId: ADMINISTRATOR_ROLE_ID,
        disabled: 0,
        password_hash,
        session: 1,
        version: 1,
      })
      .execute();
    return password;
  });
};
