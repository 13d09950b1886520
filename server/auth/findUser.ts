import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Row } from '../database/database';
import { asciiLowerCase } from '../database/text';

/** Whoever has the user name, in whatever case and with whatever spaces around it somebody typed it. */
export const findUser = (database: Database | DatabaseTransaction, userName: string): Promise<Row | undefined> =>
  database
    .selectFrom('users')
    .select(['id', 'user', 'roleId', 'disabled', 'password_hash', 'session'])
    .where(sql<boolean>`lower(username) = ${asciiLowerCase(userName.trim())}`)
    .executeTakeFirst();
