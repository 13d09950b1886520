/** One call to the server: the only place that uses the network. */
import { fetchUtils, HttpError } from 'ra-core';
import { API, type Call, fill, LOGIN, numbered } from './endpoints';
import { otherOwner, readSession } from './session';

export type RequestOptions = {
  /** What the placeholders of the path and of the failure's text stand for. */
  values?: Readonly<Record<string, unknown>>;
  query?: string;
  body?: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export type Answer = { json: unknown; headers: Headers };

/** The status of a call that never reached the server, and of one whose answer makes no sense. */
export const UNREACHABLE = 0;
export const NONSENSE = 502;

/** The status of a call for what is not there; some servers answer with an empty array instead. */
export const MISSING = 404;

/** Whether that which was asked for is not there; of a call that older servers do not know, the call itself. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === MISSING;

const headersOf = ({ idempotencyKey }: RequestOptions): Headers => {
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' });
  const session = readSession();
  if (session) headers.set('Authorization', `Bearer ${session.token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
};

/** Says on the console what failed, in the words of the error catalogue. */
export const logFailure = (call: Call, values: RequestOptions['values'] = {}): string => {
  const text = fill(call.failure, values);
  console.error(text);
  return text;
};

/**
 * Logs a failure, and makes the error that forms and lists show: what failed, and the reason where one was given. Only
 * what is not there is called so: the catalogue has the same words for what could not be read.
 */
export const failed = (
  call: Call,
  values: RequestOptions['values'],
  status: number,
  body: { message?: string; reason?: string } = {},
): HttpError => {
  const logged = logFailure(call, values);
  const text =
    call.unread && status !== MISSING
      ? `${fill(call.unread, values ?? {})} could not be read`
      : numbered(logged, values?.id);
  return new HttpError(body.message ? `${text}: ${body.message}` : text, status, body);
};

const unreachable = (call: Call): string =>
  call.method === 'GET' ? 'The server cannot be reached.' : 'The server cannot be reached. Try again in a moment.';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reason a server gives in words; a reason in any other form is none a person can read. */
const reasonOf = (body: unknown): { message?: string } => {
  if (!isObject(body)) return {};
  const { message, ...rest } = body;
  return typeof message === 'string' && message !== '' ? { ...rest, message } : rest;
};

const NO_ANSWER = { message: 'Something other than the shop answered. Try again in a moment.' };

/** Whether somebody's typing hangs on the call. */
const isSave = (call: Call): boolean => call.method !== 'GET' && call !== LOGIN && !call.path.endsWith('/lookup');

/** Not to be left for the sign-in page: that would lose what was typed. */
const SESSION_ENDED = {
  message: 'Your session has ended. What you typed is kept; log in and save again.',
  unsaved: true,
};

/** Sends a call by `send`, and turns whatever goes wrong into the error that forms and lists show. */
const sent = async <Result>(
  call: Call,
  options: RequestOptions,
  send: (url: string, init: fetchUtils.Options) => Promise<Result>,
): Promise<Result> => {
  const { values = {}, query, body, signal } = options;
  // What one person typed is never saved under the name of another.
  if (isSave(call) && otherOwner()) throw failed(call, values, 401, SESSION_ENDED);
  const token = readSession()?.token;
  const url = API + fill(call.path, values, encodeURIComponent) + (query ? `?${query}` : '');
  try {
    return await send(url, {
      method: call.method,
      headers: headersOf(options),
      body: body && JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (!(error instanceof HttpError)) throw failed(call, values, UNREACHABLE, { message: unreachable(call) });
    console.error(`Response status: ${error.status}`);
    // Somebody has signed in since it was sent: it was the session before that had ended.
    const now = readSession();
    if (error.status === 401 && now && now.token !== token && !otherOwner()) return sent(call, options, send);
    if (error.status === 401 && isSave(call)) {
      const { message: reason } = reasonOf(error.body);
      throw failed(call, values, error.status, { ...SESSION_ENDED, ...(reason && { reason }) });
    }
    throw failed(call, values, error.status, error.status === MISSING ? {} : reasonOf(error.body));
  }
};

/**
 * Makes a call. Resolves with the answer as it came; rejects with an `HttpError` whose message says what failed and why,
 * and whose body is the server's answer: `errors` by field, the `current` record after a conflict. An aborted call
 * rejects with the abort itself.
 */
export const request = async (call: Call, options: RequestOptions = {}): Promise<Answer> => {
  const { json, body, headers } = await sent(call, options, (url, init) => fetchUtils.fetchJson(url, init));
  // The page of a proxy in between is no word of the shop's server, whose own word may be as short as none.
  if (body.trimStart().startsWith('<')) throw failed(call, options.values, NONSENSE, NO_ANSWER);
  return { json, headers };
};

/** The body of an answer as it comes. An answer that is none is read whole, in the way of every other call. */
const bodyOf = async (response: Response): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  if (response.ok && response.body) return response.body;
  const json: unknown = await response.json().catch(() => null);
  throw new HttpError(response.statusText, response.status, json);
};

/** Makes a call whose answer comes bit by bit: each line of it is a JSON value, handed over as soon as it is there. */
export const requestLines = (call: Call, options: RequestOptions, onLine: (line: unknown) => void): Promise<void> =>
  sent(call, options, async (url, init) => {
    const body = await bodyOf(await fetch(url, init as RequestInit));
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + chunk.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(JSON.parse(line));
    }
  });

export type Piece = { headers: Headers; bytes: Uint8Array<ArrayBuffer> };

/** Makes a call whose answer is a file, handed over piece by piece. */
export const requestBytes = (call: Call, options: RequestOptions, onPiece: (piece: Piece) => void): Promise<void> =>
  sent(call, options, async (url, init) => {
    const response = await fetch(url, init as RequestInit);
    const reader = (await bodyOf(response)).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      onPiece({ headers: response.headers, bytes: chunk.value });
    }
  });
