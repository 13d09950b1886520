/**
 * `npm run soak`: the long forms of tests that need many rounds. `npm run soak -- crash 50`: one of them, so often;
 * `npm run soak -- fuzz 20000 7`: with the seed of an earlier run.
 */
import { ensureProgramBuilt } from '../../scripts/lib/build.mjs';
import type { TestShop } from '../server/support/serveShop';
import { conflictPairs } from './conflicts';
import { crashSoak } from './crash';
import { crashPostgresSoak } from './crashPostgres';
import { fuzzSoak } from './fuzz/soak';
import { loadSoak } from './load/soak';
import { checkWhole } from './support/checkShop';
import { printReport, type SoakReport } from './support/report';
import { openPostgresShop, openSqliteShop } from './support/shops';

/** Told of each round, and how many writes there were by then. */
type OnRound = (round: number, writes: number) => void;

type Soak = {
  rounds: number;
  /** What is counted by `rounds`. */
  of: string;
  run: (rounds: number, options: { seed: number; onRound: OnRound }) => Promise<SoakReport>;
};

const conflicts = (name: string, open: () => Promise<TestShop>): Soak => ({
  rounds: 1000,
  of: 'pairs',
  run: async (pairs, options) => {
    const shop = await open();
    try {
      const other = shop.clientWith(await shop.signIn('anna'));
      const report = await conflictPairs([shop.administrator, other], pairs, { name, ...options });
      return { ...report, failures: [...report.failures, ...(await checkWhole(shop.database))] };
    } finally {
      await shop.close();
    }
  },
});

/** Every soak with its rounds, in the order in which they run. */
const soaks: Readonly<Record<string, Soak>> = {
  conflicts: conflicts('conflicts (SQLite)', openSqliteShop),
  'conflicts-postgres': conflicts('conflicts (PostgreSQL)', openPostgresShop),
  crash: { rounds: 200, of: 'kills', run: crashSoak },
  'crash-postgres': { rounds: 50, of: 'kills', run: crashPostgresSoak },
  fuzz: { rounds: 20_000, of: 'requests', run: fuzzSoak },
  load: { rounds: 60, of: 'seconds', run: loadSoak },
};

const isCount = (text: string | undefined): boolean => text === undefined || /^[1-9]\d*$/.test(text);

const [name, rounds, seed, ...more] = process.argv.slice(2);
const chosen = Object.entries(soaks).filter(([each]) => name === undefined || each === name);
if (chosen.length === 0 || !isCount(rounds) || !isCount(seed) || more.length > 0) {
  console.error(`Usage: npm run soak -- [${Object.keys(soaks).join(' | ')}] [rounds] [seed]`);
  process.exit(1);
}

await ensureProgramBuilt();
let failed = false;
for (const [each, soak] of chosen) {
  const wanted = Number(rounds ?? soak.rounds);
  const report = await soak.run(wanted, {
    seed: Number(seed ?? (Date.now() % 100_000) + 1),
    onRound: (round, writes) => {
      if (round % Math.ceil(wanted / 4) === 0 && round < wanted)
        console.log(`${each}: ${round} of ${wanted} ${soak.of}, ${writes} writes`);
    },
  });
  printReport(report);
  failed ||= report.failures.length > 0;
}
process.exit(failed ? 1 : 0);
