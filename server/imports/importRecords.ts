/** Writes the rows of a file: all of them or none. */
import { sql } from 'kysely';
import { type DatabaseTransaction, duplicateColumn, inTransaction, isPostgres } from '../database/database';
import { Refusal } from '../http/errors';
import type { Resource } from '../records/resource';
import { type OneOfMany, type Payload, type Saving, saveMany } from '../records/save';
import { type ExistingRecords, planImport, type RowPlan, type Validate } from './plan';

export type Import = { rows: readonly Payload[]; existing: ExistingRecords };

/** How many rows were added, changed, and left as they were. */
export type ImportResult = { added: number; updated: number; kept: number };

/** So many rows are written between two words about it. */
const ROWS_PER_STEP = 250;

/** Any number that nothing else locks. */
const IMPORT_LOCK = 3_871_205;

/** Two imports of the same file at once would each find its records missing. SQLite has one writer anyhow. */
const waitForOtherImports = async (transaction: DatabaseTransaction): Promise<void> => {
  if (!isPostgres(transaction)) return;
  // The one before may have many rows.
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
};

const count = (plan: readonly RowPlan[], outcome: RowPlan['outcome']): number =>
  plan.filter((row) => row.outcome === outcome).length;

const refuseRows = (rows: readonly RowPlan[]): Refusal => {
  const refused = count(rows, 'refuse');
  const which = refused === 1 ? '1 row' : `${refused} rows`;
  return new Refusal(400, { message: `${which} cannot be imported, so nothing was`, rows });
};

/** Lets what waits for its turn go first: the answer's next line, other people's requests. */
const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const toSave = (rows: readonly Payload[], plan: readonly RowPlan[], from: number, to: number): OneOfMany[] =>
  rows.slice(from, to).flatMap((payload, index) => {
    const { outcome, id = null } = plan[from + index] ?? { outcome: 'keep' };
    return outcome === 'keep' ? [] : [{ id, payload }];
  });

/** Somebody took a name in the moment between the check and the writing. */
const asRefusal = (error: unknown, resource: Resource): unknown =>
  duplicateColumn(error, resource.table)
    ? new Refusal(400, { message: 'Somebody has added one of these meanwhile, so nothing was imported. Try again' })
    : error;

/**
 * Imports rows in one transaction.
 * @param onProgress told how many rows are done, the first time before any is written
 * @throws Refusal 400 with the plan of all rows where one of them is refused
 */
export const importRecords = async (
  resource: Resource,
  { rows, existing }: Import,
  saving: Saving,
  validate: Validate,
  onProgress: (done: number) => void,
): Promise<ImportResult> => {
  const work = async (transaction: DatabaseTransaction): Promise<ImportResult> => {
    await waitForOtherImports(transaction);
    const plan = await planImport(transaction, resource, rows, existing, validate);
    if (count(plan, 'refuse') > 0) throw refuseRows(plan);

    for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
      onProgress(start);
      await giveWay();
      await saveMany(transaction, resource, toSave(rows, plan, start, start + ROWS_PER_STEP), saving);
    }
    return { added: count(plan, 'add'), updated: count(plan, 'update'), kept: count(plan, 'keep') };
  };
  try {
    return await inTransaction(saving.database, work);
  } catch (error) {
    throw asRefusal(error, resource);
  }
};
