/**
 * The `httpClient` of ra-data-simple-rest: turns the calls that provider makes (`/resource`, `/resource/id`) into those
 * of `endpoints.ts`, and the answers back. What is odd about the API ends here.
 */
import type { AnyRecord } from '../fields/record';
import { API, type Call, type Endpoints, endpointsOf, valuesNeeded } from './endpoints';
import { failed, logFailure, MISSING, NONSENSE, request } from './request';
import { type ListQuery, pageOf } from './wholeList';

/** The name under which a record to be added carries its key; it leaves as the header of that name. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

type ClientOptions = { method?: string; body?: BodyInit | null; signal?: AbortSignal | null };
type ClientAnswer = { status: number; headers: Headers; body: string; json: unknown };
type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answer = (json: unknown, headers = new Headers()): ClientAnswer => ({ status: 200, headers, body: '', json });

const parsed = (text: string | null): Values => {
  const value: unknown = text ? JSON.parse(text) : {};
  return isObject(value) ? value : {};
};

/** A record as the console knows it: its `id` is what names it in the paths. */
const identified = (record: Values, { key }: Endpoints): AnyRecord => ({
  ...record,
  id: Number(record.id ?? record[key]),
});

const recordsIn = (json: unknown, endpoints: Endpoints): AnyRecord[] =>
  (Array.isArray(json) ? json : [json]).filter(isObject).map((record) => identified(record, endpoints));

/** The part of a filter that the path takes. */
const takenByPath = (call: Call, filter: Values): Values =>
  Object.fromEntries(valuesNeeded(call).map((name) => [name, filter[name]]));

const withoutKeys = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

const list = async (resource: string, search: string, signal?: AbortSignal): Promise<ClientAnswer> => {
  const endpoints = endpointsOf(resource);
  const call = endpoints.list;
  const query = new URLSearchParams(search);
  const asked = parsed(query.get('filter'));
  const values = takenByPath(call, asked);
  const { json, headers } = await request(call, {
    values,
    signal,
    query: endpoints.listedWhole ? '' : search,
  });
  if (!Array.isArray(json)) throw failed(call, values, NONSENSE);
  const records = recordsIn(json, endpoints);
  if (headers.has('Content-Range')) return answer(records, headers);

  // A whole list. An empty one is a failure in the catalogue's eyes, and an empty table in everybody else's.
  if (records.length === 0 && !endpoints.mayBeEmpty) logFailure(call, values);
  const range = query.get('range');
  const { page, total } = pageOf(records, {
    filter: withoutKeys(asked, Object.keys(values)),
    sort: JSON.parse(query.get('sort') ?? '["id","ASC"]') as ListQuery['sort'],
    range: range ? (JSON.parse(range) as ListQuery['range']) : undefined,
  });
  return answer(page, new Headers({ 'Content-Range': `${resource} */${total}` }));
};

const one = async (resource: string, id: string, search: string, signal?: AbortSignal): Promise<ClientAnswer> => {
  const endpoints = endpointsOf(resource);
  const owner = parsed(new URLSearchParams(search).get('embed'));
  const values = { ...owner, id, [endpoints.key]: id };
  const { json } = await request(endpoints.one, { values, signal });
  const records = recordsIn(json, endpoints);
  const record = endpoints.listedWhole ? records.find((candidate) => String(candidate.id) === id) : records[0];
  if (!record) throw failed(endpoints.one, values, MISSING);
  return answer(record);
};

/** The saved record of an answer; a server that answers with something else has saved what was sent. */
const savedRecord = (json: unknown, sent: Values, endpoints: Endpoints): Values => {
  const [record] = recordsIn(json, endpoints);
  return record && !Number.isNaN(record.id) ? record : sent;
};

const update = async (resource: string, id: string, data: Values): Promise<ClientAnswer> => {
  const endpoints = endpointsOf(resource);
  const values = { id, [endpoints.key]: id };
  // Where another field is the key, `id` is the console's own name for it and stays at home.
  const body = endpoints.key === 'id' ? { ...data, id: data.id ?? Number(id) } : withoutKeys(data, ['id']);
  const { json } = await request(endpoints.update, { values, body });
  if (Array.isArray(json) && json.length === 0) throw failed(endpoints.update, values, MISSING);
  return answer(savedRecord(json, { ...data, id: Number(id) }, endpoints));
};

const add = async (resource: string, data: Values): Promise<ClientAnswer> => {
  const endpoints = endpointsOf(resource);
  const { [IDEMPOTENCY_KEY]: key, ...body } = data;
  const { json } = await request(endpoints.add, {
    values: body,
    body,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  });
  // A server that does not tell the new record's id leaves it to the lists to show the record.
  return answer(savedRecord(json, { ...body, id: body[endpoints.key] ?? '' }, endpoints));
};

export const labelShopClient = async (url: string, options: ClientOptions = {}): Promise<ClientAnswer> => {
  const [path = '', search = ''] = url.slice(API.length + 1).split('?');
  const [resource = '', encodedId] = path.split('/');
  const id = encodedId === undefined ? undefined : decodeURIComponent(encodedId);
  const signal = options.signal ?? undefined;
  const data = typeof options.body === 'string' ? parsed(options.body) : {};

  switch (options.method ?? 'GET') {
    case 'GET':
      return id === undefined ? list(resource, search, signal) : one(resource, id, search, signal);
    case 'PUT':
      if (id !== undefined) return update(resource, id, data);
      break;
    case 'POST':
      return add(resource, data);
  }
  throw new Error(`The shop's API has no ${options.method} of ${resource}`);
};
