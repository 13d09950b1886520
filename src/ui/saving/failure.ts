/** What went wrong with a call, in the form the screens show it. */
import type { Field } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';

/** Somebody else saved the record in the meantime. */
export type Conflict = { current: AnyRecord; changedBy: string | null; changedAt: string | null };

export type Failure = {
  message: string;
  /** Why, without what: the server's own words, or that it cannot be reached. */
  reason?: string;
  /** By field, for the fields that the form has; what is wrong with others is part of the message. */
  errors: Readonly<Record<string, string>>;
  /** All that is wrong with values, field by field, each once. */
  refusals: readonly string[];
  conflict?: Conflict;
  /** The record as it is, where the answer says so. */
  current?: AnyRecord;
  /** The status of the answer; 0 where there was none. */
  status?: number;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const recordIn = (value: unknown): AnyRecord | undefined =>
  isObject(value) && typeof value.id === 'number' ? { ...value, id: value.id } : undefined;

const conflictIn = (error: Record<string, unknown>, body: Record<string, unknown>): Conflict | undefined => {
  const current = error.status === 409 ? recordIn(body.current) : undefined;
  return current && { current, changedBy: textIn(body.changed_by), changedAt: textIn(body.changed_at) };
};

/** What failed, without the reason where the fields tell it: "Unable to create tooling". */
const messageIn = (thrown: Record<string, unknown>, reason: string | null, isToldAtFields: boolean): string => {
  const text = textIn(thrown.message) ?? 'Something went wrong.';
  const ending = `: ${reason}`;
  return isToldAtFields && text.endsWith(ending) ? text.slice(0, -ending.length) : text;
};

/** What to show for an error: of the server (`status` and `body`), of the network, or of the program. */
export const failureOf = (error: unknown, fields: readonly Field[] = []): Failure => {
  const thrown = isObject(error) || error instanceof Error ? (error as Record<string, unknown>) : {};
  const body = isObject(thrown.body) ? thrown.body : {};
  const all = Object.entries(isObject(body.errors) ? body.errors : {}).map(([source, text]) => [source, String(text)]);
  const known = new Set(fields.map((field) => field.source));
  const whole = textIn(thrown.message) ?? '';
  // A server that puts the text of a field into its message too has said it already.
  const elsewhere = all
    .filter(([source = '', text = '']) => !known.has(source) && !whole.includes(text))
    .map(([source, text]) => `${source}: ${text}`);
  const isToldAtFields = all.length > 0 && all.every(([source = '']) => known.has(source));
  return {
    message: [messageIn(thrown, textIn(body.message), isToldAtFields), ...elsewhere].join(' '),
    reason: textIn(body.message) ?? undefined,
    refusals: [...new Set(all.map(([, text = '']) => text))],
    status: typeof thrown.status === 'number' ? thrown.status : undefined,
    errors: Object.fromEntries(all.filter(([source = '']) => known.has(source))),
    conflict: conflictIn(thrown, body),
    current: recordIn(body.current),
  };
};
