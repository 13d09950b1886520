/**
 * Every migration in order: a file of this folder that begins with its number. A migration that has been released is
 * never changed: what follows it is a new file.
 */
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { Database } from '../database';

export type Migration = { name: string; up: (database: Database) => Promise<void> };

/** That of this file: `.js` as the program was built. */
const extension = extname(import.meta.filename);

const names = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{4}-[\w-]+\.[jt]s$/.test(file))
  .map((file) => file.replace(extension, ''))
  .sort();

export const migrations: readonly Migration[] = await Promise.all(
  names.map(async (name) => {
    const { up }: Pick<Migration, 'up'> = await import(new URL(`${name}${extension}`, import.meta.url).href);
    return { name, up };
  }),
);
