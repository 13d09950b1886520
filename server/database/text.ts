/** Text as both databases compare it: letter case counts for nothing within ASCII, everything else by its bytes. */

/** What SQL's `lower` does to a text in SQLite, and in PostgreSQL under the "C" collation. */
export const asciiLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A pattern for `like ... escape '\'` that finds the text anywhere, whatever its case. */
export const containing = (text: string): string =>
  `%${asciiLowerCase(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
