import { isRecordId } from '../paths';

/** A record that somebody asks for: by its number among those of a list, or by its address. */
export type SoughtRecord = {
  number: number;
  /** The path of its list, where an address says that. */
  path?: string;
};

/**
 * The record that a text names, as a scanner reads it from paper or as it is written everywhere: `1201`, `#1201`, or its
 * address at this shop, `/job-tickets/1201`, with `origin` before it or without. Null for any other text.
 */
export const soughtRecord = (text: string, origin: string): SoughtRecord | null => {
  const sought = text.trim();
  const [, digits] = /^#?(\d{1,9})$/.exec(sought) ?? [];
  if (digits !== undefined) return { number: Number(digits) };

  if (!/^(?:\/|https?:\/\/)\S+$/i.test(sought) || !URL.canParse(sought, origin)) return null;
  const address = new URL(sought, origin);
  const [, path, id = ''] = /^(\/.+)\/([^/]+)\/?$/.exec(address.pathname) ?? [];
  return path !== undefined && address.origin === origin && isRecordId(id) ? { path, number: Number(id) } : null;
};
