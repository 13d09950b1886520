/** Two people change one record at the same time: the short form of the soak of that name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conflictPairs } from '../../soak/conflicts';
import { checkWhole } from '../../soak/support/checkShop';
import { printReport } from '../../soak/support/report';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('updates at the same time, each merged over the record as it is', () => {
  it('lose no field, and versions and history say what was acknowledged', async () => {
    const other = shop.clientWith(await shop.signIn('anna'));
    const report = await conflictPairs([shop.administrator, other], 42, { seed: 8, name: 'conflicts' });
    printReport(report);
    expect(report.failures).toEqual([]);
    expect(Object.fromEntries(report.figures)).toMatchObject({ pairs: 42, 'updates acknowledged': 84 });
    expect(await checkWhole(shop.database)).toEqual([]);
  }, 120_000);
});
