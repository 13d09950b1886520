/**
 * The values in a pasted text: one per line or cell, or separated by commas, tabs or semicolons; a value in quotes may
 * hold any of them. Each counts once, whatever the case.
 */
export const pastedValues = (text: string): string[] => {
  const parts = text.match(/"(?:[^"]|"")*"|'[^'\r\n]*'(?=\s*(?:[,;\t\r\n]|$))|[^,;\t\r\n]+/g) ?? [];
  const values = new Map<string, string>();
  for (const part of parts) {
    const value = unquoted(part.trim());
    if (value !== '' && !values.has(value.toLowerCase())) values.set(value.toLowerCase(), value);
  }
  return [...values.values()];
};

const QUOTED = /^(["'“‘])(.*)(["'”’])$/s;

const unquoted = (part: string): string => (QUOTED.exec(part)?.[2] ?? part).replaceAll('""', '"').trim();
