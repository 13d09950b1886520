/** Text as both databases compare it: letter case counts for nothing within ASCII, everything else by its bytes. */
import { type RawBuilder, sql } from 'kysely';

/** What SQL's `lower` does to a text in SQLite, and in PostgreSQL under the "C" collation. */
export const asciiLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * A column's text as it is searched. Not `lower` alone, which is what equal texts are found by: PostgreSQL would do that
 * in the index of three letters, which is far slower at it than the one of the column.
 */
export const searchedText = (column: RawBuilder<unknown>): RawBuilder<string> => sql`coalesce(lower(${column}), '')`;

/** A pattern for `like ... escape '\'` that finds the text anywhere, whatever its case. */
export const containing = (text: string): string =>
  `%${asciiLowerCase(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
