/** What a new shop starts with. */
import { sql } from 'kysely';
import { ADMINISTRATOR_ROLE_ID } from '../src/resources/users/fields';
import { createPasswords, generatePassword } from './auth/passwords';
import { dayOf } from './clock';
import { type Config, FIRST_ADMINISTRATOR } from './config';
import { type Database, type DatabaseTransaction, inTransaction, isPostgres } from './database/database';
import { migrate } from './database/migrate';
import { ensureTextSearch } from './database/textSearch';
import { defineResources } from './resources';
import { ensureStandards } from './resources/standards';
import { holdsShop, loadSampleShop } from './sample-data/loadSampleShop';

/**
 * Brings the database to the newest schema, with the one record that every shop has.
 * @returns what works less well than it could in this database, in a line for the log; null where all is well
 */
export const prepareDatabase = async (database: Database): Promise<string | null> => {
  await migrate(database);
  await ensureStandards(database);
  const reason = await ensureTextSearch(database);
  return reason === null ? null : `Searching texts is slow in a large shop: PostgreSQL has no index for it (${reason})`;
};

/** Of servers that start together, one does what a first start does; the others wait and find it done. */
const alone = async (transaction: DatabaseTransaction): Promise<void> => {
  if (isPostgres(transaction)) await sql`lock table users in exclusive mode`.execute(transaction);
};

const hasUsers = async (transaction: DatabaseTransaction): Promise<boolean> =>
  (await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Loads the sample shop into a database in which nobody has ever started a shop: without users and records.
 * @returns whether it did
 */
export const loadFirstSample = async (database: Database, config: Config): Promise<boolean> => {
  if (!config.sampleData) return false;
  const resources = defineResources(createPasswords(config.passwordHashing));
  return inTransaction(database, async (transaction) => {
    await alone(transaction);
    if ((await hasUsers(transaction)) || (await holdsShop(transaction))) return false;
    await loadSampleShop(transaction, { resources, today: dayOf(new Date()) });
    return true;
  });
};

/**
 * Creates the administrator `admin` where nobody can sign in yet: the sample shop's users have no passwords. Of servers
 * that start together, one does.
 * @returns the password, or null where somebody can sign in already
 */
export const createFirstAdministrator = async (database: Database, config: Config): Promise<string | null> => {
  const password = config.adminPassword ?? generatePassword();
  const password_hash = await createPasswords(config.passwordHashing).hash(password);
  return inTransaction(database, async (transaction) => {
    await alone(transaction);
    const someone = await transaction
      .selectFrom('users')
      .select('id')
      .where('password_hash', 'is not', null)
      .limit(1)
      .executeTakeFirst();
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
