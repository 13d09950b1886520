/** Starts a real PostgreSQL for the server's tests, with a template that each test file copies its database from. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { startPostgres } from './postgresServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server, with the template's name at its end. */
    postgresTemplate: string;
  }
}

const TEMPLATE = 'shop_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The data is thrown away: what a power cut would do to it does not matter.
  const postgres = await startPostgres([
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]);
  await postgres.createDatabase(TEMPLATE);
  const address = postgres.addressOf(TEMPLATE);
  const template = openDatabase(address);
  await prepareDatabase(template);
  await template.destroy();
  project.provide('postgresTemplate', address);
  return postgres.stop;
}
