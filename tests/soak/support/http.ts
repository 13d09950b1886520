/** Calls over a real connection, which may break at any moment. */
import type { AnyRecord } from '../../../src/fields/record';

export type Answer = { status: number; body: unknown; retryAfter: string | null };

export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  /** Below `/api/database`. */
  path: string;
  body?: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
};

/** Nobody waits longer than this; the server itself gives up on a database sooner. */
const PATIENCE = 30_000;

/** The answer, or null where none came: the call may have been served or not. */
export const send = async (address: string, token: string | null, call: Call): Promise<Answer | null> => {
  try {
    const response = await fetch(`${address}/api/database${call.path}`, {
      method: call.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    return null; // the connection broke, before or in the middle of the answer
  }
};

/** The token of a user. */
export const signIn = async (address: string, username: string, password: string): Promise<string> => {
  const answer = await send(address, null, { method: 'POST', path: '/users/login', body: { username, password } });
  const body = answer?.body;
  if (answer?.status !== 200 || typeof body !== 'object' || !body || !('token' in body)) {
    throw new Error(`${username} cannot sign in: ${JSON.stringify(answer)}`);
  }
  return String(body.token);
};

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** The one record of an answer. */
export const recordOf = ({ body }: Answer): AnyRecord => {
  const record: unknown = Array.isArray(body) ? body[0] : body;
  if (!isRecord(record)) throw new Error(`This is no record: ${JSON.stringify(body)}`);
  return record;
};

/** The present record that a conflict carries. */
export const currentOf = ({ body }: Answer): AnyRecord => {
  const current = typeof body === 'object' && body && 'current' in body ? body.current : null;
  if (!isRecord(current)) throw new Error(`This is no conflict: ${JSON.stringify(body)}`);
  return current;
};
