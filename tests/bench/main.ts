import { browserBench } from './browser';
import { pricingBench } from './pricing';
import { quoteTypingBench } from './quoteTyping';
import { type BenchRow, printTable } from './table';

/** Every bench, in the order of the table. A missed bound is a line of it, not a failure. */
const benches: (() => BenchRow[] | Promise<BenchRow[]>)[] = [pricingBench, quoteTypingBench, browserBench];

const rows: BenchRow[] = [];
for (const bench of benches) rows.push(...(await bench()));
printTable(rows);
