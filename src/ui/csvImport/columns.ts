/** Which column of a file holds which field. */
import { type Field, isWritable } from '../../fields/field';

/** Other headings by which a field is known, by its name. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

/** The field that each column goes to, by its name; null: the column is left out. */
export type ColumnMapping = readonly (string | null)[];

/** A heading as it is compared: words only, whatever stands between them; `#` reads "number". */
const compared = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replaceAll('e-mail', 'email')
    .replace(/[^\p{L}\p{N}()]+/gu, ' ')
    .trim();

const withoutUnit = (heading: string): string => compared(heading.replace(/\([^)]*\)/g, ' '));

const namesOf = (field: Field, aliases: Aliases): readonly string[] =>
  [field.label, field.source, ...(aliases[field.source] ?? [])].map(compared);

/** The field that a heading names, also one that nobody types: whole first, then without the unit in parentheses. */
export const fieldNamed = (heading: string, fields: readonly Field[], aliases: Aliases): Field | undefined => {
  const find = (wanted: string) =>
    wanted === '' ? undefined : fields.find((field) => namesOf(field, aliases).includes(wanted));
  return find(compared(heading)) ?? find(withoutUnit(heading));
};

/** The fields that a file can fill. */
export const importableFields = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => isWritable(field, 'create') && field.type !== 'password' && field.type !== 'reference');

/** The mapping that a file's headings suggest. The first column of a heading counts. */
export const guessColumns = (
  headings: readonly string[],
  fields: readonly Field[],
  aliases: Aliases,
): ColumnMapping => {
  const open = new Set(importableFields(fields).map(({ source }) => source));
  return headings.map((heading) => {
    const { source = '' } = fieldNamed(heading, fields, aliases) ?? {};
    return open.delete(source) ? source : null;
  });
};

/** The mapping with a column going to another field; the column that went there before is left out. */
export const withColumn = (mapping: ColumnMapping, column: number, source: string | null): ColumnMapping =>
  mapping.map((before, index) => {
    if (index === column) return source;
    return before === source ? null : before;
  });
