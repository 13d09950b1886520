/** `npm run bench`: all figures; `npm run bench -- lists`: those of the named benches only. */
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { boardBench } from './board';
import { browserBench } from './browser';
import { listsBench } from './lists';
import { postgresBench } from './postgres';
import { pricingBench } from './pricing';
import { quoteTypingBench } from './quoteTyping';
import { type BenchRow, printTable } from './table';

/** Every bench, in the order of the table. A missed bound is a line of it, not a failure. */
const benches: Readonly<Record<string, () => BenchRow[] | Promise<BenchRow[]>>> = {
  pricing: pricingBench,
  typing: quoteTypingBench,
  browser: browserBench,
  board: boardBench,
  lists: listsBench,
  postgres: postgresBench,
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!(name in benches)) throw new Error(`There is no bench "${name}": ${Object.keys(benches).join(', ')}`);
}

await ensureBuilt();
const rows: BenchRow[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await bench()));
}
printTable(rows);
