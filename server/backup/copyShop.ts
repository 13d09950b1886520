/** `npm run copy`: a whole shop from one database into another that is empty. The source is only read. */
import { inSnapshot, isPostgresAddress, openDatabase } from '../database/database';
import { appliedMigrations, applyMigrations, changeSchema } from '../database/migrate';
import { copyTables, type OnCopied } from './copyTables';
import { makeDatabaseFile } from './files';
import { copyToSqlite, knownMigrations, nameOf, refuseMissing } from './makeBackup';
import { BackupRefusal } from './refusal';
import { tablesThere } from './restorePostgres';
import { KEPT_BY_TRIGGERS, shopTables } from './tables';

const copyToPostgres = async (from: string, to: string, onCopied?: OnCopied): Promise<number> => {
  const source = openDatabase(from, { readOnly: true });
  const target = openDatabase(to);
  try {
    return await inSnapshot(source, async (snapshot) => {
      const applied = knownMigrations(from, await appliedMigrations(snapshot));
      const tables = await shopTables(applied);
      // A server that starts on the target meanwhile waits until the shop is there.
      return changeSchema(target, async (transaction) => {
        const there = await tablesThere(transaction, [...tables, { name: KEPT_BY_TRIGGERS }]);
        if (there.length > 0) throw new BackupRefusal(`Choose an empty one: ${nameOf(to)} has tables of a shop`);
        await applyMigrations(transaction, (name) => applied.includes(name));
        return copyTables(snapshot, transaction, tables, onCopied);
      });
    });
  } finally {
    await target.destroy();
    await source.destroy();
  }
};

/**
 * Copies a shop and compares counts and checksums, table by table; stops at the first difference and then leaves nothing.
 * @returns how many rows were copied
 * @throws BackupRefusal where there is nothing to copy, or the target is not empty
 */
export const copyShop = (from: string, to: string, onCopied?: OnCopied): Promise<number> => {
  refuseMissing(from);
  if (isPostgresAddress(to)) return copyToPostgres(from, to, onCopied);
  return makeDatabaseFile(to, false, (unfinished) => copyToSqlite(from, unfinished, onCopied));
};
