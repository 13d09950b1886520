/**
 * The figures of the lists on PostgreSQL, as it comes with no settings changed, at 100,000 and 1,000,000 tickets; and
 * what shops take on the disk. `npm run bench -- postgres`
 */
import { compareLists, growthBetween, MEMORY } from './lists';
import { shopOf } from './lists/data';
import { openPostgresShops, type PostgresShops } from './lists/postgres';
import { startPostgresLimit, startProduct } from './lists/servers';
import { type SearchText, searchTexts } from './lists/texts';
import type { BenchRow } from './table';

type Size = { tickets: 100_000 | 1_000_000; lighter: number };

const SIZES: readonly Size[] = [
  { tickets: 100_000, lighter: 10 },
  { tickets: 1_000_000, lighter: 100 },
];

const withCommas = (count: number): string => count.toLocaleString('en-US');

const listsAt = async (
  shops: PostgresShops,
  { tickets, lighter }: Size,
  texts: readonly SearchText[],
): Promise<BenchRow[]> => {
  const product = await startProduct(shops.folder, await shops.copyOf(tickets, 'product'));
  const limit = await startPostgresLimit(await shops.copyOf(tickets, 'limit'));
  try {
    const rows: BenchRow[] = [];
    for await (const row of compareLists(product, limit, texts, lighter)) {
      // It takes long: each figure is told at once.
      console.log(`${withCommas(tickets)}: ${row.figure}: ${row.measured}`);
      rows.push(row);
    }
    const memory = product.memory();
    return [
      ...rows.map((row) => ({ ...row, figure: `${withCommas(tickets)}: ${row.figure}` })),
      {
        figure: `${withCommas(tickets)}: memory of the server after all that`,
        measured: `${memory.toFixed(0)} MB`,
        bound: `${MEMORY} MB`,
        holds: memory <= MEMORY,
      },
      {
        figure: `${withCommas(tickets)}: rows and room on the disk`,
        measured: await shops.sizeOf(tickets),
        bound: '-',
        holds: null,
      },
    ];
  } finally {
    await product.stop();
    await limit.stop();
    await shops.removeCopies();
  }
};

const growth = async (shops: PostgresShops): Promise<BenchRow> => {
  const small = await startProduct(shops.folder, await shops.copyOf(10_000, 'small'));
  const large = await startProduct(shops.folder, await shops.copyOf(1_000_000, 'large'));
  try {
    return await growthBetween(small, large);
  } finally {
    await small.stop();
    await large.stop();
    await shops.removeCopies();
  }
};

export const postgresBench = async (): Promise<BenchRow[]> => {
  const shops = await openPostgresShops();
  try {
    const texts = searchTexts(await shopOf(100_000), 2400);
    const rows: BenchRow[] = [];
    for (const size of SIZES) rows.push(...(await listsAt(shops, size, texts)));
    rows.push(await growth(shops));
    return rows.map((row) => ({ ...row, figure: `PostgreSQL, ${row.figure}` }));
  } finally {
    await shops.close();
  }
};
