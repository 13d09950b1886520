/**
 * The commands that keep a shop safe, for the database that the server would use:
 * `npm run backup -- FILE [--force]`, `npm run restore -- FILE`, `npm run copy -- --to ADDRESS`, `npm run export -- FOLDER`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPasswords } from '../auth/passwords';
import { ConfigError, readConfig } from '../config';
import { isPostgresAddress } from '../database/database';
import { reasonOf } from '../reason';
import { defineResources } from '../resources';
import { copyShop } from './copyShop';
import { exportShop } from './exportShop';
import { isInUse } from './inUse';
import { makeBackup, nameOf } from './makeBackup';
import { BackupRefusal } from './refusal';
import { restore } from './restore';

const withCommas = (count: number): string => count.toLocaleString('en-US');

type Arguments = { positionals: string[]; values: { force?: boolean; to?: string } };

const readArguments = (args: string[]): Arguments => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: 'boolean' }, to: { type: 'string' } },
    });
  } catch (error) {
    throw new BackupRefusal(reasonOf(error));
  }
};

/** The one file or folder that a command is about. */
const pathOf = ({ positionals }: Arguments, usage: string): string => {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new BackupRefusal(`Usage: ${usage}`);
  return resolve(path);
};

type Command = (location: string, given: Arguments) => Promise<string>;

const backup: Command = async (location, given) => {
  const file = pathOf(given, 'npm run backup -- FILE [--force]');
  const { rows } = await makeBackup(location, file, { force: given.values.force });
  return `Backed up ${withCommas(rows)} rows to ${file}`;
};

const restoreFrom: Command = async (location, given) => {
  const file = pathOf(given, 'npm run restore -- FILE');
  const { contents, aside } = await restore(file, location);
  const done = `Restored ${withCommas(contents.rows)} rows of ${contents.madeAt} into ${nameOf(location)}`;
  if (!aside) return done;
  return `${done}\nThe shop that was there is kept in ${isPostgresAddress(location) ? `the schema ${aside}` : aside}`;
};

const copy: Command = async (location, { values, positionals }) => {
  if (!values.to || positionals.length > 0) {
    throw new BackupRefusal('Usage: npm run copy -- --to postgres://user:password@host:5432/database (or a new file)');
  }
  const target = isPostgresAddress(values.to) ? values.to : resolve(values.to);
  const inUse = await isInUse(location);
  const rows = await copyShop(location, target, (table, count) => {
    console.log(`${table}: ${withCommas(count)} rows copied and compared`);
  });
  if (inUse) {
    console.warn(
      `${nameOf(location)} is in use: what was saved since the copy began is not in it. To move, stop the server and copy again`,
    );
  }
  return `Copied ${withCommas(rows)} rows to ${nameOf(target)}; counts and checksums are the same`;
};

const exportTo: Command = async (location, given) => {
  const folder = pathOf(given, 'npm run export -- FOLDER');
  const counts = await exportShop(
    location,
    folder,
    defineResources(createPasswords(readConfig(process.env).passwordHashing)),
  );
  const lines = [...counts].map(([name, count]) => `${name}: ${withCommas(count)}`);
  return `Exported to ${folder}\n${lines.join('\n')}`;
};

const commands: Readonly<Record<string, Command>> = { backup, restore: restoreFrom, copy, export: exportTo };

const run = async (): Promise<void> => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new BackupRefusal(`Choose one of ${Object.keys(commands).join(', ')}`);
  const given = readArguments(args);
  console.log(await command(readConfig(process.env).database, given));
};

run().catch((error: unknown) => {
  // What the system says (no room, no permission, no such server) needs no list of calls.
  const isExpected = error instanceof BackupRefusal || error instanceof ConfigError;
  console.error(isExpected ? error.message : `Nothing was done: ${reasonOf(error)}`);
  process.exitCode = 1;
});
