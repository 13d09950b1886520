/** `npm run soak`: the long forms of tests that need many rounds. `npm run soak -- crash 50`: one of them, so often. */
import type { TestShop } from '../server/support/serveShop';
import { conflictPairs } from './conflicts';
import { crashSoak } from './crash';
import { crashPostgresSoak } from './crashPostgres';
import { checkWhole } from './support/checkShop';
import { printReport, type SoakReport } from './support/report';
import { openPostgresShop, openSqliteShop } from './support/shops';

type Soak = {
  rounds: number;
  run: (rounds: number, onRound: (round: number, writes: number) => void) => Promise<SoakReport>;
};

type OnRound = Parameters<Soak['run']>[1];

const conflicts = async (name: string, open: () => Promise<TestShop>, pairs: number, onRound: OnRound) => {
  const shop = await open();
  try {
    const other = shop.clientWith(await shop.signIn('anna'));
    const seed = Date.now() % 100_000;
    const report = await conflictPairs([shop.administrator, other], pairs, { seed, name, onRound });
    return { ...report, failures: [...report.failures, ...(await checkWhole(shop.database))] };
  } finally {
    await shop.close();
  }
};

/** Every soak with its rounds, in the order in which they run. */
const soaks: Readonly<Record<string, Soak>> = {
  conflicts: { rounds: 1000, run: (pairs, onRound) => conflicts('conflicts (SQLite)', openSqliteShop, pairs, onRound) },
  'conflicts-postgres': {
    rounds: 1000,
    run: (pairs, onRound) => conflicts('conflicts (PostgreSQL)', openPostgresShop, pairs, onRound),
  },
  crash: { rounds: 200, run: (rounds, onRound) => crashSoak(rounds, { onRound }) },
  'crash-postgres': { rounds: 50, run: (rounds, onRound) => crashPostgresSoak(rounds, { onRound }) },
};

const [name, given] = process.argv.slice(2);
const chosen = Object.entries(soaks).filter(([each]) => name === undefined || each === name);
const rounds = given === undefined ? null : Number(given);
if (chosen.length === 0 || (rounds !== null && !(Number.isInteger(rounds) && rounds > 0))) {
  console.error(`Usage: npm run soak -- [${Object.keys(soaks).join(' | ')}] [rounds]`);
  process.exit(1);
}

let failed = false;
for (const [each, soak] of chosen) {
  const wanted = rounds ?? soak.rounds;
  const report = await soak.run(wanted, (round, writes) => {
    if (round % Math.ceil(wanted / 4) === 0 && round < wanted)
      console.log(`${each}: ${round} of ${wanted} rounds, ${writes} writes`);
  });
  printReport(report);
  failed ||= report.failures.length > 0;
}
process.exit(failed ? 1 : 0);
