/** The records of a list of numbers or names: found by the server, or here where the server has no such call. */
import { MOST_VALUES } from '../fields/filters';
import type { AnyRecord } from '../fields/record';
import { API, endpointsOf } from './endpoints';
import { labelShopClient } from './httpClient';
import { failed, isMissing, NONSENSE, request } from './request';

/** What was found: the ids of at most as many records as a list can be asked for, how many there are, and which of the values nothing has. */
export type LookUpResult = { ids: number[]; missing: string[]; total: number };

/** As many as an address has room for. */
const AT_ONCE = 200;

/** A value as it is compared; a sign before an id says no more than that it is one. */
const compared = (field: string, value: string): string =>
  field === 'id' ? value.replace(/^#?0*(?=\d)/, '') : value.toLowerCase();

const inList = async (resource: string, field: string, values: readonly string[]): Promise<LookUpResult> => {
  const ids = values.map((value) => compared('id', value)).filter((value) => /^\d{1,9}$/.test(value));
  const known = field === 'id' ? ids.map(Number) : values;
  const records: AnyRecord[] = [];
  for (let first = 0; first < known.length; first += AT_ONCE) {
    const filter = JSON.stringify({ [field]: known.slice(first, first + AT_ONCE) });
    const query = new URLSearchParams({ sort: '["id","ASC"]', filter });
    const { json } = await labelShopClient(`${API}/${resource}?${query}`);
    records.push(...(json as AnyRecord[]));
  }
  const found = new Set(records.map((record) => String(record[field]).toLowerCase()));
  return {
    ids: records.slice(0, MOST_VALUES).map(({ id }) => id),
    total: records.length,
    missing: values.filter((value) => !found.has(compared(field, value))),
  };
};

export const lookUp = async (
  resource: string,
  field: string,
  values: readonly string[],
): Promise<{ data: LookUpResult }> => {
  const call = endpointsOf(resource).lookUp;
  try {
    const { json } = await request(call, { body: { field, values } });
    const { ids, missing, total } = (json ?? {}) as Readonly<Record<keyof LookUpResult, unknown>>;
    if (!Array.isArray(ids) || !Array.isArray(missing) || typeof total !== 'number') throw failed(call, {}, NONSENSE);
    return { data: { ids: ids.map(Number), missing: missing.map(String), total } };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { data: await inList(resource, field, values) };
  }
};
