/** The file of a SQLite shop holds its secrets, and is its owner's alone. */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'label-shop-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async () => {
  const database = openDatabase(join(folder, 'label-shop.sqlite'));
  await prepareDatabase(database);
  return database;
};
/** What anybody but the owner may do with each file. */
const openToOthers = () => readdirSync(folder).filter((name) => statSync(join(folder, name)).mode & 0o077);

it('is readable by nobody else, nor are the files beside it', async () => {
  const database = await open();
  expect(readdirSync(folder).length).toBeGreaterThan(1);
  expect(openToOthers()).toEqual([]);
  await database.destroy();
});

it('is closed to others where it was made open', async () => {
  await (await open()).destroy();
  chmodSync(join(folder, 'label-shop.sqlite'), 0o644);
  const database = await open();
  expect(openToOthers()).toEqual([]);
  await database.destroy();
});
