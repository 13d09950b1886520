/** Files of every matching row and look-ups: by the server's own calls, or here where a server has none. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/providers/dataProvider';
import { jobTicketFields } from '../../src/resources/job-tickets/fields';
import { catchConsole, stubNetwork, stubStorage } from './support';

beforeEach(() => {
  stubStorage();
  catchConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const MISSING = { status: 404, json: { message: 'There is no such page' } };

describe('a file of every matching row', () => {
  const asked = {
    fields: jobTicketFields,
    sort: ['id', 'ASC'],
    filter: { po_number_q: 'po' },
    columns: ['id', 'po_number'],
  } as const;
  const save = () => dataProvider.exportCsv('job-tickets', asked);

  it('is made here where the server has no such call', async () => {
    const calls = stubNetwork(({ path }) =>
      path.endsWith('/export.csv')
        ? MISSING
        : { json: [{ id: 3, po_number: 'PO-9' }], headers: { 'Content-Range': 'job-tickets 0-0/1' } },
    );
    expect(await (await save()).data.text()).toMatch(/^\uFEFF?ID,PO #\r\n3,PO-9\r\n$/);
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/database/job-tickets/export.csv',
      '/api/database/job-tickets',
    ]);
  });

  it('is refused with the words of a server that does not take the filter, and nothing else is asked', async () => {
    const calls = stubNetwork(() => ({ status: 400, json: { message: 'filter: there is no field "colour"' } }));
    await expect(save()).rejects.toMatchObject({
      status: 400,
      message: 'Unable to save job-tickets as CSV: filter: there is no field "colour"',
    });
    expect(calls).toHaveLength(1);
  });
});

describe('a look-up', () => {
  it('says how many records there are, beside the ids of those that a list can show', async () => {
    stubNetwork(() => ({ json: { ids: [3, 5], missing: ['x'], total: 1100 } }));
    const { data } = await dataProvider.lookUp('job-tickets', 'die_number', ['D-77', 'x']);
    expect(data).toEqual({ ids: [3, 5], missing: ['x'], total: 1100 });
  });

  it('says the same where the server has no such call', async () => {
    const records = Array.from({ length: 1100 }, (_, index) => ({ id: index + 1, die_number: 'D-77' }));
    const headers = { 'Content-Range': 'job-tickets 0-1099/1100' };
    stubNetwork(({ path }) => (path.endsWith('/lookup') ? MISSING : { json: records, headers }));
    const { data } = await dataProvider.lookUp('job-tickets', 'die_number', ['d-77', 'x']);
    expect(data.ids).toHaveLength(1000);
    expect(data).toMatchObject({ missing: ['x'], total: 1100 });
  });

  it('finds ids however they are written, also where the server has no such call', async () => {
    const headers = { 'Content-Range': 'job-tickets 0-1/2' };
    stubNetwork(({ path }) => (path.endsWith('/lookup') ? MISSING : { json: [{ id: 3 }, { id: 5 }], headers }));
    const { data } = await dataProvider.lookUp('job-tickets', 'id', ['#3', '005', '#7']);
    expect(data).toEqual({ ids: [3, 5], missing: ['#7'], total: 2 });
  });

  it('of nothing that could be an id asks nothing of such a server', async () => {
    stubNetwork(() => MISSING);
    const { data } = await dataProvider.lookUp('job-tickets', 'id', ['x']);
    expect(data).toEqual({ ids: [], missing: ['x'], total: 0 });
  });
});
