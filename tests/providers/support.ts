/** A network and a local storage for the providers, in which a test sees every call and decides every answer. */
import { vi } from 'vitest';

export type SentCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal | undefined;
};

type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> };

/** Replaces the network. `answer` says what each call gets; the calls are collected in the order they were made. */
export const stubNetwork = (answer: (call: SentCall) => Answer = () => ({ json: [] })): SentCall[] => {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [path = '', search] = url.split('?');
    const call: SentCall = {
      method: init.method ?? 'GET',
      path,
      query: Object.fromEntries(new URLSearchParams(search)),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? undefined,
    };
    calls.push(call);
    const { status = 200, json, text, headers } = answer(call);
    return new Response(text ?? (json === undefined ? null : JSON.stringify(json)), { status, headers });
  });
  return calls;
};

/** Replaces the network by one that reaches nobody. */
export const cutNetwork = (): void => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
};

/** An empty local storage. */
export const stubStorage = (entries: Record<string, string> = {}): Map<string, string> => {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, String(value)),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
};

/** What is written to the console as an error, instead of being shown. */
export const catchConsole = (): string[] => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void lines.push(parts.join(' ')));
  return lines;
};

const base64url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/** A token with the payload given, signed by nobody. */
export const aToken = (payload: unknown): string =>
  `${base64url('{"alg":"HS256"}')}.${base64url(JSON.stringify(payload))}.c2lnbmF0dXJl`;
