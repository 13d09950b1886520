/**
 * The first page of a list, asked for while the code of its screen is still on its way. The first list that a screen
 * asks for is given that answer if it asks for the same; otherwise the answer is of no use, and is given up.
 */
import type { DataProvider, GetListParams, GetListResult } from 'ra-core';

type GetList = DataProvider['getList'];

/** Longer than any code takes to come, and sooner than anybody has gone elsewhere and come back. */
const KEPT = 10_000;

type Early = { key: string; answer: Promise<GetListResult>; controller: AbortController };

type EarlyLists = { getList: GetList; askEarly: (resource: string, params: GetListParams) => void };

const keyOf = (resource: string, { pagination, sort, filter }: GetListParams): string =>
  JSON.stringify([resource, pagination, sort, filter]);

/** `getList` with a way to ask early. */
export const withEarlyList = (getList: GetList): EarlyLists => {
  let early: Early | null = null;

  const askEarly: EarlyLists['askEarly'] = (resource, params) => {
    const key = keyOf(resource, params);
    // A screen that is still waiting for its code may be begun anew.
    if (early?.key === key) return;
    const controller = new AbortController();
    const answer = getList(resource, { ...params, signal: controller.signal });
    // Whether it failed is told to whoever takes it.
    answer.catch(() => undefined);
    const asked = { key, answer, controller };
    early = asked;
    setTimeout(() => {
      if (early === asked) early = null;
    }, KEPT);
  };

  const getOrTake = (resource: string, params: GetListParams): Promise<GetListResult> => {
    const asked = early;
    early = null;
    if (asked?.key !== keyOf(resource, params)) {
      asked?.controller.abort();
      return getList(resource, params);
    }
    params.signal?.addEventListener('abort', () => asked.controller.abort());
    return asked.answer;
  };
  return { getList: getOrTake as GetList, askEarly };
};
