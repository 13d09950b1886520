/**
 * Kills the server with SIGKILL at random moments under a write load and starts it again: every acknowledged write must
 * be there with its history, nothing half done, and what was in doubt must come to exactly one write.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/database';
import { type Program, startProgram } from '../server/support/program';
import { checkWhole, countWrites, missingWrites } from './support/checkShop';
import { signIn } from './support/http';
import { randomOf } from './support/random';
import type { SoakReport } from './support/report';
import { createLoad } from './support/writeLoad';

const PASSWORD = 'open sesame 1';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param onRound told after each round how many writes were acknowledged by then */
export const crashSoak = async (
  rounds: number,
  { seed = Date.now() % 100_000, onRound }: { seed?: number; onRound?: (round: number, writes: number) => void } = {},
): Promise<SoakReport> => {
  const directory = await mkdtemp(join(tmpdir(), 'label-shop-crash-'));
  const env = { DATA_DIR: directory, ADMIN_PASSWORD: PASSWORD };
  const random = randomOf(seed);
  const failures: string[] = [];
  const target = { address: '', token: '' };
  const load = createLoad(() => target, seed);
  const { ledger } = load;
  let killedEarly = 0;
  let doubted = 0;

  let program: Program = startProgram(env);
  const kill = async (): Promise<void> => {
    program.child.kill('SIGKILL');
    await program.ended;
  };
  const fail = (round: number, found: readonly string[]): void => {
    failures.push(...found.map((failure) => `round ${round}: ${failure}`));
  };

  try {
    target.address = await program.address;
    target.token = await signIn(target.address, 'admin', PASSWORD);
    for (let round = 1; round <= rounds; round += 1) {
      const before = ledger.acknowledged.length;
      let isOver = false;
      const writing = load.run(() => isOver);
      await pause(random.between(20, 700));
      await kill();
      isOver = true;
      await writing;

      // A start can be cut off, too.
      if (random.chance(0.15)) {
        program = startProgram(env);
        await pause(random.between(100, 1500));
        await kill();
        killedEarly += 1;
      }
      program = startProgram(env);
      target.address = await program.address;

      const file = join(directory, 'label-shop.sqlite');
      const database = openDatabase(file, { readOnly: true });
      try {
        const last = round === rounds;
        fail(round, await missingWrites(database, last ? ledger.acknowledged : ledger.acknowledged.slice(before)));
        doubted += ledger.inDoubt.length;
        await load.settle();
        fail(round, await checkWhole(database));
        const found = await countWrites(database);
        if (found !== ledger.acknowledged.length) {
          fail(round, [`${ledger.acknowledged.length} writes acknowledged, ${found} found`]);
        }
      } finally {
        await database.destroy();
      }
      onRound?.(round, ledger.acknowledged.length);
    }
    const database = openDatabase(join(directory, 'label-shop.sqlite'), { readOnly: true });
    const found = await countWrites(database);
    failures.push(...(await missingWrites(database, ledger.acknowledged)), ...ledger.unexpected);
    await database.destroy();
    return {
      name: 'crash (SQLite)',
      figures: [
        ['seed', seed],
        ['rounds', rounds],
        ['kills during a start', killedEarly],
        ['writes acknowledged', ledger.acknowledged.length],
        ['writes found', found],
        ['of them in doubt first', doubted],
      ],
      failures,
    };
  } finally {
    await kill();
    await rm(directory, { recursive: true, force: true });
  }
};
