/**
 * Kills PostgreSQL with all its processes at random moments under a write load while the shop's server stays up: it
 * must answer 503 meanwhile, heal by itself, and keep every acknowledged write.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/database';
import { startPostgres } from '../server/support/postgresServer';
import { startProgram } from '../server/support/program';
import { checkWhole, countWrites, missingWrites } from './support/checkShop';
import { signIn } from './support/http';
import { randomOf } from './support/random';
import type { SoakReport } from './support/report';
import { createLoad } from './support/writeLoad';

const PASSWORD = 'open sesame 1';
const HEALING_TIME = 30_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const crashPostgresSoak = async (
  rounds: number,
  { seed = Date.now() % 100_000, onRound }: { seed?: number; onRound?: (round: number, writes: number) => void } = {},
): Promise<SoakReport> => {
  const random = randomOf(seed);
  const directory = await mkdtemp(join(tmpdir(), 'label-shop-crash-'));
  const postgres = await startPostgres([]);
  const failures: string[] = [];
  try {
    await postgres.createDatabase('shop');
    const location = postgres.addressOf('shop');
    const program = startProgram({ DATA_DIR: directory, DATABASE_URL: location, ADMIN_PASSWORD: PASSWORD });
    try {
      const address = await program.address;
      const target = { address, token: await signIn(address, 'admin', PASSWORD) };
      const load = createLoad(() => target, seed);
      const { ledger } = load;
      let doubted = 0;

      for (let round = 1; round <= rounds; round += 1) {
        let isOver = false;
        const writing = load.run(() => isOver);
        await pause(random.between(100, 1200));
        await postgres.kill();
        // The writers go on and are told that it is away.
        await pause(random.between(50, 400));
        await postgres.restart();
        const healed = ledger.acknowledged.length;
        const until = Date.now() + HEALING_TIME;
        while (ledger.acknowledged.length === healed && Date.now() < until) await pause(20);
        if (ledger.acknowledged.length === healed) failures.push(`round ${round}: no write was served again`);
        isOver = true;
        await writing;
        if (program.child.exitCode !== null) failures.push(`round ${round}: the server ended\n${program.output()}`);

        doubted += ledger.inDoubt.length;
        await load.settle();
        const database = openDatabase(location);
        try {
          const found = await countWrites(database);
          if (found !== ledger.acknowledged.length) {
            failures.push(`round ${round}: ${ledger.acknowledged.length} writes acknowledged, ${found} found`);
          }
          for (const failure of [
            ...(await missingWrites(database, ledger.acknowledged)),
            ...(await checkWhole(database)),
          ]) {
            failures.push(`round ${round}: ${failure}`);
          }
          onRound?.(round, found);
        } finally {
          await database.destroy();
        }
      }
      const database = openDatabase(location);
      const found = await countWrites(database);
      await database.destroy();
      return {
        name: 'crash (PostgreSQL killed, the server stays up)',
        figures: [
          ['seed', seed],
          ['rounds', rounds],
          ['writes acknowledged', ledger.acknowledged.length],
          ['writes found', found],
          ['of them in doubt first', doubted],
          ['answers 503', ledger.unavailable],
        ],
        failures: [...failures, ...ledger.unexpected],
      };
    } finally {
      program.child.kill('SIGKILL');
      await program.ended;
    }
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
};
