/** A list that is asked for before its screen is there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/providers/dataProvider';
import { catchConsole, stubNetwork, stubStorage } from './support';

beforeEach(() => {
  stubStorage();
  catchConsole();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FIRST = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'DESC' }, filter: {} } as const;
const SECOND = { ...FIRST, pagination: { page: 2, perPage: 25 } };
const answer = () => ({ json: [{ id: 7 }], headers: { 'Content-Range': 'quotes 0-0/1' } });

describe('A list that was asked for early', () => {
  it('is the answer to the first call for the same, and only to that', async () => {
    const calls = stubNetwork(answer);
    dataProvider.askEarly('quotes', FIRST);
    dataProvider.askEarly('quotes', FIRST);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(await dataProvider.getList('quotes', FIRST)).toEqual({ data: [{ id: 7 }], total: 1 });
    expect(calls).toHaveLength(1);
    await dataProvider.getList('quotes', FIRST);
    expect(calls).toHaveLength(2);
  });

  it('is given up when something else is asked for first', async () => {
    const calls = stubNetwork(answer);
    dataProvider.askEarly('quotes', FIRST);
    await dataProvider.getList('quotes', SECOND);
    expect(calls[0]?.signal?.aborted).toBe(true);
    await dataProvider.getList('quotes', FIRST);
    expect(calls).toHaveLength(3);
  });

  it('is given up with the call that took it', async () => {
    const calls = stubNetwork(answer);
    const controller = new AbortController();
    dataProvider.askEarly('quotes', FIRST);
    const taken = dataProvider.getList('quotes', { ...FIRST, signal: controller.signal });
    controller.abort();
    await taken;
    expect(calls[0]?.signal?.aborted).toBe(true);
  });

  it('is not kept for somebody who comes back later', async () => {
    vi.useFakeTimers();
    const calls = stubNetwork(answer);
    dataProvider.askEarly('quotes', FIRST);
    vi.advanceTimersByTime(10_000);
    await dataProvider.getList('quotes', FIRST);
    expect(calls).toHaveLength(2);
  });

  it('tells whoever takes it of its failure', async () => {
    stubNetwork(() => ({ status: 403, json: { message: 'This is for administrators only' } }));
    dataProvider.askEarly('quotes', FIRST);
    await expect(dataProvider.getList('quotes', FIRST)).rejects.toMatchObject({ status: 403 });
  });
});
