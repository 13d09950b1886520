/** Finding a die by the size of its label: within a tolerance, either way round, the nearest first. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDie, aQuote } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

const DIES: [die_number: string, size_across: number | null, size_around: number | null][] = [
  ['exact', 3, 2],
  ['at the edge', 3.06, 1.94],
  ['turned', 2.02, 3],
  ['just outside', 3, 2.0601],
  ['one side only', 3, 2.5],
  ['no size', null, null],
  ['half a size', 3, null],
  ['near', 2.99, 2.01],
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const [die_number, size_across, size_around] of DIES) {
    await shop.administrator.add('tooling', aDie({ die_number, size_across, size_around }));
  }
  await shop.administrator.add('quotes', aQuote({ size_across: 2, size_around: 3 }));
});
afterAll(() => shop.close());

const size = { across: 3, around: 2, tolerance: 0.06 };
const found = async (parameters: object) => {
  const { status, body, text } = await shop.administrator.list('/tooling', parameters);
  if (status !== 200) throw new Error(text);
  return body.map((die: { die_number: string }) => die.die_number);
};

describe('a size in the filter', () => {
  it('finds what is within the tolerance, either way round', async () => {
    expect((await found({ filter: { size } })).sort()).toEqual(['at the edge', 'exact', 'near', 'turned']);
    const turned = { across: 2, around: 3, tolerance: 0.06 };
    expect((await found({ filter: { size: turned } })).sort()).toEqual(['at the edge', 'exact', 'near', 'turned']);
  });

  it('has the nearest first where the list is sorted by it, or the furthest', async () => {
    const nearest = ['exact', 'near', 'turned', 'at the edge'];
    expect(await found({ filter: { size }, sort: ['size', 'ASC'] })).toEqual(nearest);
    expect(await found({ filter: { size }, sort: ['size', 'DESC'] })).toEqual(nearest.toReversed());
    expect(await found({ filter: { size, q: 'e' }, sort: ['size', 'ASC'], range: [1, 2] })).toEqual(['near', 'turned']);
  });

  it('counts what it finds', async () => {
    const { headers } = await shop.administrator.list('/tooling', { filter: { size }, range: [0, 1] });
    expect(headers['content-range']).toBe('tooling 0-1/4');
  });

  it('finds exactly that size where nothing may be off', async () => {
    expect(await found({ filter: { size: { ...size, tolerance: 0 } } })).toEqual(['exact']);
  });

  it('serves every list whose records have a size', async () => {
    const quotes = await shop.administrator.list('/quotes', { filter: { size }, sort: ['size', 'ASC'] });
    expect(quotes.body).toHaveLength(1);
    expect(await shop.administrator.list('/customers', { filter: { size } })).toMatchObject({ status: 400 });
  });

  it.each([
    [{ filter: { size: 3 } }],
    [{ filter: { size: { across: 3, around: 2 } } }],
    [{ filter: { size: { ...size, around: -2 } } }],
    [{ filter: { size: { ...size, angle: 4 } } }],
    [{ sort: ['size', 'ASC'] }],
  ])('is refused where it is none: %j', async (parameters) => {
    expect(await shop.administrator.list('/tooling', parameters)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('size') },
    });
  });
});
