/** The servers that work on one PostgreSQL database, as their connections tell of them. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, isPostgres } from './database';

/** What the name of a server's connections begins with. It has one as long as it runs. */
export const SERVER_CONNECTIONS = 'Label Shop Manager';

/** What a server calls its connections: servers with the same secret the same. The secret cannot be told from it. */
export const serverConnections = (jwtSecret: string): string =>
  `${SERVER_CONNECTIONS} ${createHash('sha256').update(`servers ${jwtSecret}`).digest('hex').slice(0, 8)}`;

/** Whether a server with another secret works on the database: what one signs in, it would take for a stranger. */
export const othersWithAnotherSecret = async (database: Database, jwtSecret: string): Promise<boolean> => {
  if (!isPostgres(database)) return false;
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name like ${`${SERVER_CONNECTIONS} %`} and application_name <> ${serverConnections(jwtSecret)}
    limit 1`.execute(database);
  return rows.length > 0;
};

/** Whether servers work on a PostgreSQL database. */
export const hasServers = async (database: Database): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name like ${`${SERVER_CONNECTIONS}%`} limit 1`.execute(database);
  return rows.length > 0;
};
