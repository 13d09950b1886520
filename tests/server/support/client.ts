/** Calls of a server as a client makes them, signed in or not, without a network between. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AnyRecord } from '../../../src/fields/record';

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the answer is what the tests are about
  body: any;
  headers: LightMyRequestResponse['headers'];
  text: string;
};

export type ListParameters = { sort?: unknown; range?: unknown; filter?: unknown };

export type Client = {
  get: (path: string, query?: Record<string, string>) => Promise<Answer>;
  /** A list by the dialect of ra-data-simple-rest. */
  list: (path: string, parameters?: ListParameters) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (path: string, body?: unknown) => Promise<Answer>;
  /** Adds a record and hands back what the server made of it; fails where it is refused. */
  add: (resource: string, body: Record<string, unknown>) => Promise<AnyRecord>;
  /** The one record that a call answers with. */
  one: (path: string) => Promise<AnyRecord>;
};

type Method = 'GET' | 'POST' | 'PUT';

/** A client with a token, or without. Paths are those below `/api/database`, unless they name `/api` themselves. */
export const clientOf = (app: FastifyInstance, token?: string): Client => {
  const call = async (
    method: Method,
    path: string,
    body?: unknown,
    query?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/database${path}`,
      ...(query ? { query } : {}),
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : null,
      headers: response.headers,
      text: response.body,
    };
  };
  const only = ({ status, body, text }: Answer): AnyRecord => {
    if (status >= 300 || !Array.isArray(body) || body.length !== 1) throw new Error(`Answered ${status}: ${text}`);
    return body[0];
  };
  return {
    get: (path, query) => call('GET', path, undefined, query),
    list: (path, parameters = {}) =>
      call(
        'GET',
        path,
        undefined,
        Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
    post: (path, body, headers) => call('POST', path, body, undefined, headers),
    put: (path, body) => call('PUT', path, body),
    add: async (resource, body) => only(await call('POST', `/${resource}/add`, body)),
    one: async (path) => only(await call('GET', path)),
  };
};
