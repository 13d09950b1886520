/** Copies a whole shop from one database to another, whichever they are, and compares what arrived with what was read. */
import type { Database, DatabaseTransaction } from '../database/database';
import { continueIds, insertRows } from '../database/insert';
import { differenceOf, eachBatch, figuresMaker, figuresOf } from './figures';
import { BackupRefusal } from './refusal';
import type { ShopTable } from './tables';

/** Told of each table when all of it has arrived and was found the same. */
export type OnCopied = (table: string, rows: number) => void;

/**
 * Copies all rows of the tables into those of a migrated database without a shop.
 * @param source a snapshot, so that all tables are of one moment
 * @returns how many rows there were
 * @throws BackupRefusal at the first table that did not arrive as it was
 */
export const copyTables = async (
  source: Database,
  target: DatabaseTransaction,
  tables: readonly ShopTable[],
  onCopied: OnCopied = () => undefined,
): Promise<number> => {
  // When they were applied is copied, too.
  await target.deleteFrom('migrations').execute();
  let total = 0;
  for (const table of tables) {
    const maker = figuresMaker(table);
    await eachBatch(source, table, async (rows) => {
      maker.add(rows);
      await insertRows(target, table.name, rows);
    });
    const read = maker.figures();
    const difference = differenceOf(table.name, read, await figuresOf(target, table));
    if (difference) throw new BackupRefusal(`The copy is not like the original: ${difference}`);
    if (table.key === 'id') await continueIds(target, table.name);
    onCopied(table.name, read.rows);
    total += read.rows;
  }
  return total;
};
