/** A value in quotes that ends where a value can end, or anything up to the next separator. */
const VALUE = / *(?:"((?:[^"]|"")*)"(?= *(?:[,;\t\r\n]|$))|([^,;\t\r\n]+))/g;

/** Quotes of any other kind around a whole value, as word processors make them. */
const QUOTED = /^['“‘](.*)['”’]$/;

/**
 * The values in a pasted text: one per line or cell, or separated by commas, tabs or semicolons; a value in quotes may
 * hold any of them. Each counts once, whatever the case.
 */
export const pastedValues = (text: string): string[] => {
  const values = new Map<string, string>();
  for (const [, quoted, plain = ''] of text.matchAll(VALUE)) {
    const trimmed = plain.trim();
    const value = (quoted?.replaceAll('""', '"') ?? QUOTED.exec(trimmed)?.[1] ?? trimmed).trim();
    if (value !== '' && !values.has(value.toLowerCase())) values.set(value.toLowerCase(), value);
  }
  return [...values.values()];
};
