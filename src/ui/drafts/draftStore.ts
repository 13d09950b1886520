/**
 * What somebody typed and has not saved yet, kept in the browser through a crash, a reload or the end of the session. Each
 * draft belongs to one person and one form, under a key of its own, so that two tabs do not write over each other.
 */

type Values = Readonly<Record<string, unknown>>;

/** Whose draft it is, and of which form: a record's, or that of a new one in its place. */
export type DraftPlace = { user: number | string; resource: string; path: string };

export type Draft = DraftPlace & {
  /** Names the draft; of a new record also its idempotency key. */
  key: string;
  /** When it was last typed in. */
  at: string;
  /** The record that the typing began from, with its version; of a new record its first values. */
  base: Values;
  /** The fields that were changed, as they stood in the form. */
  values: Values;
  /** What was sent to be added without an answer to it: the record may be there already. */
  unanswered: Values | null;
};

const PREFIX = 'label-shop.draft.';
const DAY = 24 * 60 * 60 * 1000;
/** The server remembers for as long which record an idempotency key made. */
const KEPT = 7 * DAY;
const LONGEST = 200_000;
const MOST = 40;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  [value.key, value.at, value.resource, value.path].every((text) => typeof text === 'string') &&
  isObject(value.base) &&
  isObject(value.values) &&
  (value.unanswered === null || isObject(value.unanswered));

const parsed = (text: string | null): Draft | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null; // not written by this store, and removed with what is too old
  }
};

export const removeDraft = (key: string): void => localStorage.removeItem(PREFIX + key);

/** All drafts of the browser, the newest first. What is too old or cannot be read is removed. */
const allDrafts = (now: Date): Draft[] => {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const drafts = names.flatMap((name) => {
    const draft = parsed(localStorage.getItem(name));
    const isKept = draft !== null && now.getTime() - Date.parse(draft.at) < KEPT;
    if (!isKept) localStorage.removeItem(name);
    return isKept ? [draft] : [];
  });
  return drafts.sort((one, other) => other.at.localeCompare(one.at));
};

/** The drafts of a person for a form, the newest first. */
export const draftsFor = ({ user, resource, path }: DraftPlace, now = new Date()): Draft[] =>
  allDrafts(now).filter((draft) => draft.user === user && draft.resource === resource && draft.path === path);

/**
 * Keeps a draft in place of the one of its key. Answers false where there is no room: it is too long, or the browser is
 * full even without the oldest of the others.
 */
export const writeDraft = (draft: Draft): boolean => {
  const text = JSON.stringify(draft);
  if (text.length > LONGEST) return false;
  const others = allDrafts(new Date(draft.at)).filter(({ key }) => key !== draft.key);
  for (const tooMany of others.splice(MOST - 1)) removeDraft(tooMany.key);
  for (;;) {
    try {
      localStorage.setItem(PREFIX + draft.key, text);
      return true;
    } catch {
      const oldest = others.pop();
      if (!oldest) return false;
      removeDraft(oldest.key);
    }
  }
};
