/**
 * The ticket list at 100,000 tickets and more, each figure beside the limit in the same minute (`limit/server.ts`).
 * Neither is asked for compressed answers: how fast zlib is is not what is measured.
 */
import { jobTicketFields } from '../../src/resources/job-tickets/fields';
import { copyOf, removeCopies, shopOf } from './lists/data';
import { compare, medianTimes, type Rates, type Requests } from './lists/load';
import { type Server, startLimit, startProduct } from './lists/servers';
import { type SearchText, searchTexts } from './lists/texts';
import type { BenchRow } from './table';

const COLUMNS = [
  'id',
  'quote_id',
  'po_number',
  'customer_name',
  'date_of_order',
  'due_date',
  'job_ticket_priority',
  'department',
  'job_ticket_status',
  'die_number',
  'material_name',
  'lamination_name',
  'footage',
  'time',
];

const directionOf = (number: number): 'ASC' | 'DESC' => (number % 2 === 0 ? 'ASC' : 'DESC');
const columnOf = (number: number): string => COLUMNS[number % COLUMNS.length] ?? 'id';

const pagePath = (column: string, direction: string, offset = 0, filter?: Record<string, string>): string => {
  const parameters = { sort: [column, direction], range: [offset, offset + 24], ...(filter ? { filter } : {}) };
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return `/job-tickets?${query.join('&')}`;
};

/** Both must answer the same before it matters how fast they do. */
const ensureSame = async (product: Server, limit: Server, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const [ours, theirs] = await Promise.all(
      [product, limit].map(async ({ url, headers }) => {
        const answer = await fetch(url + path, { headers });
        const records = (await answer.json()) as Record<string, unknown>[];
        const fields = ['id', 'version', ...jobTicketFields.map(({ source }) => source)];
        const values = records.map((record) => fields.map((field) => record[field]));
        return JSON.stringify([answer.headers.get('content-range'), values]);
      }),
    );
    if (ours !== theirs) throw new Error(`Product and limit answer differently: ${path}\n${ours}\n${theirs}`);
  }
};

const rounded = (rate: number): string => (rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en-US'));

const LIMITED_BY = {
  contains: 'one visit of the table for each match, and sorting all matches where the order finds no full page of them',
  single: 'what a request costs before it asks for anything: who sends it, headers, the form of the answer',
  update: 'the durable commit, then the history, the index of texts and the calculation, each a statement of its own',
};

const rowOf = (figure: string, { product, limit }: Rates, bound: number, note = ''): BenchRow => ({
  figure,
  measured: `${(product / limit).toFixed(2)} times the limit (${rounded(product)} of ${rounded(limit)} /s${note})`,
  bound: `at least ${bound}`,
  holds: product / limit >= bound,
});

/** Fewer requests, where each takes longer. Those that look at every ticket grow with the shop, the others less. */
const fewer = (amount: number, lighter: number): number => Math.max(10, Math.round(amount / lighter));

/** The column whose first page is slowest against the limit speaks for all. */
const firstPages = async (product: Server, limit: Server, lighter: number): Promise<BenchRow> => {
  let worst: { rates: Rates; column: string } | null = null;
  for (const column of COLUMNS) {
    const requests: Requests = (number) => ({ path: pagePath(column, directionOf(number)) });
    const amounts = { product: fewer(1200, Math.sqrt(lighter)), limit: fewer(1200, lighter) };
    const rates = await compare(product, limit, requests, amounts, 3);
    const worse = worst === null || rates.product / rates.limit < worst.rates.product / worst.rates.limit;
    if (worse) worst = { rates, column };
  }
  if (!worst) throw new Error('No column was measured');
  return rowOf('first page of 25, the slowest of 14 columns', worst.rates, 0.7, `, ${worst.column}`);
};

const deepPages = async (product: Server, limit: Server, lighter: number): Promise<BenchRow> => {
  const requests: Requests = (number) => ({ path: pagePath(columnOf(number), directionOf(number >> 4), 90_000) });
  const amounts = { product: fewer(800, Math.sqrt(lighter)), limit: fewer(300, lighter) };
  return rowOf('page at offset 90,000', await compare(product, limit, requests, amounts), 1.5);
};

/** No text is searched for twice: nothing that was counted before helps. */
const searches = async (
  product: Server,
  limit: Server,
  texts: readonly SearchText[],
  lighter: number,
): Promise<BenchRow[]> => {
  const requestsFor =
    (filterOf: (text: (typeof texts)[number]) => Record<string, string>): Requests =>
    (number) => {
      const text = texts[number % texts.length];
      if (!text) throw new Error('There are no texts to search for');
      return { path: pagePath(columnOf(number * 5), directionOf(number), 0, filterOf(text)) };
    };
  const contains = requestsFor(({ source, text }) => ({ [`${source}_q`]: text }));
  const quick = requestsFor(({ text }) => ({ q: text }));
  const paths = [0, 11, 22, 33, 44, 55].flatMap((number) => [contains(number).path, quick(number).path]);
  await ensureSame(product, limit, paths);
  const amounts = { product: fewer(450, Math.sqrt(lighter)), limit: fewer(40, lighter) };
  return [
    {
      ...rowOf('contains, each text for the first time', await compare(product, limit, contains, amounts), 10),
      limitedBy: LIMITED_BY.contains,
    },
    {
      ...rowOf('quick search, each text for the first time', await compare(product, limit, quick, amounts), 10),
      limitedBy: LIMITED_BY.contains,
    },
  ];
};

const single = async (product: Server, limit: Server, lighter: number): Promise<BenchRow> => {
  const requests: Requests = (number) => ({ path: `/job-tickets/${((number * 7919) % 100_000) + 1}` });
  const amounts = { product: fewer(4000, Math.sqrt(lighter)), limit: fewer(8000, Math.sqrt(lighter)) };
  const rates = await compare(product, limit, requests, amounts);
  return { ...rowOf('one ticket by id', rates, 0.5), limitedBy: LIMITED_BY.single };
};

/** Each ticket is changed once, with the version that it has, to another quote: its parts are calculated anew. */
const updates = async (product: Server, limit: Server, lighter: number): Promise<BenchRow> => {
  const requests: Requests = (number) => ({
    method: 'PUT',
    path: `/job-tickets/${((number * 7919) % 100_000) + 1}/update`,
    body: {
      version: 1,
      quote_id: (number % 300) + 1,
      due_date: `2026-07-${String((number % 28) + 1).padStart(2, '0')}`,
      job_ticket_status: 'available',
    },
  });
  const amounts = { product: fewer(500, Math.sqrt(lighter)), limit: fewer(1500, Math.sqrt(lighter)) };
  const rates = await compare(product, limit, requests, amounts);
  return { ...rowOf('update of a ticket, with history and recalculation', rates, 0.3), limitedBy: LIMITED_BY.update };
};

/** The first page of a large shop beside that of a small one, one request after another. */
export const growthBetween = async (small: Server, large: Server): Promise<BenchRow> => {
  const requests: Requests = (number) => ({ path: pagePath(columnOf(number), directionOf(number >> 4)) });
  // The first of each column is read from the disk.
  await medianTimes([small, large], requests, 4 * COLUMNS.length);
  const [few = Number.NaN, many = Number.NaN] = await medianTimes([small, large], requests, 1000);
  return {
    figure: 'first page at 1,000,000 tickets against 10,000, median',
    measured: `${(many / few).toFixed(2)} times (${many.toFixed(2)} of ${few.toFixed(2)} ms)`,
    bound: 'at most 1.5',
    holds: many / few <= 1.5,
  };
};

const growth = async (): Promise<{ row: BenchRow; memory: number }> => {
  const small = await startProduct(await shopOf(10_000));
  const large = await startProduct(await shopOf(1_000_000));
  try {
    return { row: await growthBetween(small, large), memory: large.memory() };
  } finally {
    await small.stop();
    await large.stop();
  }
};

/**
 * Lists, searches, single tickets and updates of two servers on like shops, against each other.
 * @param lighter how many times fewer requests are made than on SQLite at 100,000 tickets
 */
export async function* compareLists(
  product: Server,
  limit: Server,
  texts: readonly SearchText[],
  lighter = 1,
): AsyncGenerator<BenchRow> {
  const paths = COLUMNS.flatMap((column) =>
    ['ASC', 'DESC'].flatMap((direction) => [0, 400, 90_000].map((offset) => pagePath(column, direction, offset))),
  );
  await ensureSame(product, limit, [...paths, '/job-tickets/77']);
  yield await firstPages(product, limit, lighter);
  yield await deepPages(product, limit, lighter);
  yield* await searches(product, limit, texts, lighter);
  yield await single(product, limit, lighter);
  yield await updates(product, limit, lighter);
}

/** MB. */
export const MEMORY = 250;

/** Lists, searches, single tickets and updates against the limit, and what becomes of them in a shop ten times as large. */
export const listsBench = async (): Promise<BenchRow[]> => {
  const shop = await shopOf(100_000);
  const product = await startProduct(copyOf(shop, 'product'));
  const limit = await startLimit(copyOf(shop, 'limit'));
  const rows: BenchRow[] = [];
  let memory: number;
  try {
    for await (const row of compareLists(product, limit, searchTexts(shop, 2400))) rows.push(row);
    memory = product.memory();
  } finally {
    await product.stop();
    await limit.stop();
    removeCopies();
  }
  const large = await growth();
  const most = Math.max(memory, large.memory);
  return [
    ...rows,
    large.row,
    {
      figure: 'memory of the server after all that',
      measured: `${memory.toFixed(0)} MB, ${large.memory.toFixed(0)} MB with 1,000,000 tickets`,
      bound: `${MEMORY} MB`,
      holds: most <= MEMORY,
    },
  ];
};
