import { focusManager, QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../src/providers/queryClient';

afterEach(() => queryClient.clear());

/** Saves as react-admin does, and tells which of the answers remembered are asked for anew. */
const outdatedBy = async (resource: string, save: () => Promise<unknown>, ...remembered: string[][]) => {
  for (const queryKey of remembered) queryClient.setQueryData(queryKey, 'remembered');
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: save })
    .execute({ resource, id: 7 })
    .catch(() => undefined);
  return remembered
    .filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map((key) => key.join(' '));
};

const saved = async () => ({ id: 7 });

describe('After a save', () => {
  it("the resource's own lists, options and history are asked for anew, but not the record just answered", async () => {
    expect(
      await outdatedBy(
        'customers',
        saved,
        ['customers', 'getList'],
        ['customers', 'options'],
        ['customers', 'history'],
        ['customers', 'getOne'],
        ['users', 'getList'],
      ),
    ).toEqual(['customers getList', 'customers options', 'customers history']);
  });

  it.each([
    ['customers', ['quotes', 'job-tickets']],
    ['tooling', ['quotes', 'job-tickets']],
    ['materials', ['quotes', 'job-tickets', 'lamination']],
    ['quotes', ['job-tickets', 'job-ticket-parts']],
    ['job-ticket-parts', ['job-tickets']],
  ])('so is everything that shows names and sums of it: %s', async (resource, followers) => {
    const remembered = followers.flatMap((name) => [
      [name, 'getList'],
      [name, 'getOne'],
    ]);
    expect(await outdatedBy(resource, saved, ...remembered)).toHaveLength(remembered.length);
  });

  it('nothing is asked for when it failed', async () => {
    const fail = async () => {
      throw new HttpError('no', 400);
    };
    expect(await outdatedBy('customers', fail, ['customers', 'getList'], ['quotes', 'getList'])).toEqual([]);
  });
});

describe('A failed question', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  const asksAgain = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error);

  it('is not asked again when the server refused', () => {
    for (const status of [400, 401, 403, 404, 409]) expect(asksAgain(0, new HttpError('no', status))).toBe(false);
  });

  it('is asked again, twice, when the server stumbled or was out of reach', () => {
    for (const status of [0, 500, 503]) {
      expect([0, 1, 2].map((failures) => asksAgain(failures, new HttpError('oh', status)))).toEqual([
        true,
        true,
        false,
      ]);
    }
  });
});

describe('Coming back to a tab', () => {
  it('asks anew for what is shown', async () => {
    let asked = 0;
    queryClient.mount();
    const observer = new QueryObserver(queryClient, { queryKey: ['tooling', 'getList'], queryFn: async () => ++asked });
    const leave = observer.subscribe(() => undefined);
    await expect.poll(() => asked).toBe(1);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await expect.poll(() => asked).toBe(2);
    leave();
    queryClient.unmount();
    focusManager.setFocused(undefined);
  });
});
