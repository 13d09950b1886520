/** Requests made of the API's own description, with something wrong in most of them. */
import type { InjectOptions } from 'fastify';
import type { Random } from '../support/random';
import { anyJson, BROKEN_BODIES, CONTENT_TYPES, IDS, NUMBERS, ODD_HEADERS, TEXTS } from './values';

type Schema = { type?: string | string[]; enum?: unknown[]; properties?: Record<string, Schema>; items?: Schema };
type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string }[];
};
export type Description = { paths: Record<string, Record<string, Operation>> };

export type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; operation: Operation };

/** The calls of the description. Signing in over and over again would only find the limit. */
export const callsOf = (description: Description): Call[] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      operation,
    })),
  );

/** A value as the schema wants it, mostly. */
const plausible = (random: Random, schema: Schema): string => {
  if (schema.enum) return JSON.stringify(random.pick(schema.enum));
  const type = [schema.type ?? 'string'].flat().filter((each) => each !== 'null')[0];
  switch (type) {
    case 'boolean':
      return random.pick(['true', 'false']);
    case 'integer':
      return random.pick(['1', '2', '3', '12']);
    case 'number':
      return random.pick(['0', '1', '2.5', '0.125', '1000']);
    case 'array':
      return `[${Array.from({ length: random.between(0, 3) }, () => plausible(random, schema.items ?? {})).join()}]`;
    case 'object':
      return body(random, schema);
    default:
      return JSON.stringify(random.pick(['Acme', 'PO-1', '2026-05-31', ...TEXTS]));
  }
};

/** An object with some of the schema's properties, and some that it does not have. */
const body = (random: Random, schema: Schema): string => {
  const known = Object.entries(schema.properties ?? {});
  const share = random.pick([0.05, 0.3, 1]);
  const members = known
    .filter(() => random.chance(share))
    .map(([name, of]) => `${JSON.stringify(name)}:${random.chance(0.15) ? anyJson(random) : plausible(random, of)}`);
  if (random.chance(0.1)) members.push(`${JSON.stringify(random.pick(TEXTS))}:${anyJson(random)}`);
  return `{${members.join()}}`;
};

/** The parameters of a list, or something like them. */
const listParameter = (random: Random, name: string, sources: readonly string[]): string => {
  const source = () => random.pick([...sources, 'id', 'version', 'q', 'password', 'size', ...TEXTS]);
  const value = () =>
    random.chance(0.3) ? anyJson(random) : random.pick([...NUMBERS, '"a"', '[1,2]', 'null', 'true']);
  switch (random.chance(0.15) ? 'broken' : name) {
    case 'sort':
      return `[${JSON.stringify(source())},${random.pick(['"ASC"', '"DESC"', '"asc"', '1', 'null', '"ASC; drop"'])}]`;
    case 'range':
      return `[${random.pick(NUMBERS)},${random.pick(NUMBERS)}]`;
    case 'filter': {
      const operator = random.pick(['', '_gte', '_lte', '_gt', '_lt', '_neq', '_q', '_eq_any', '_empty', '_like', '_']);
      return `{${JSON.stringify(source() + operator)}:${value()}}`;
    }
    default:
      return random.pick([anyJson(random), ...TEXTS, ...BROKEN_BODIES.filter((text) => text.length < 5000)]);
  }
};

const encoded = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));

const queryOf = (random: Random, { operation }: Call, sources: readonly string[]): string => {
  const names = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
  const chosen = names.filter(() => random.chance(0.5));
  if (random.chance(0.05)) chosen.push(random.pick(['sort', 'filter', '__proto__', 'constructor', 'a[b]', 'sort[]']));
  if (random.chance(0.05) && chosen[0]) chosen.push(chosen[0]);
  // An address longer than the server reads at all would say nothing about what is in it.
  const pairs = chosen.map(
    (name) => `${encoded(name)}=${encoded(listParameter(random, name, sources)).slice(0, 6000)}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** One request to the call. */
export const requestTo = (random: Random, call: Call, token: string): InjectOptions => {
  const schema = Object.values(call.operation.requestBody?.content ?? {})[0]?.schema ?? {};
  const path = call.path.replace(/\{\w+\}/g, () =>
    random.chance(0.4) ? random.pick(['1', '2', '3']) : random.pick(IDS),
  );
  const sources = Object.keys(schema.properties ?? {});
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    ...(random.chance(0.05) ? random.pick(ODD_HEADERS) : {}),
  };
  if (call.method === 'GET') return { method: 'GET', url: path + queryOf(random, call, sources), headers };
  headers['content-type'] = random.chance(0.05) ? random.pick(CONTENT_TYPES) : 'application/json';
  const kind = random.between(0, 19);
  const payload =
    kind === 0 ? random.pick(BROKEN_BODIES) : kind === 1 ? Buffer.from([0xff, 0xfe, 0x7b, 0x80]) : body(random, schema);
  return { method: call.method, url: path, headers, payload };
};
