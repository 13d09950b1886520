/** Which column of a file holds which field. */
import { type Field, isWritable } from '../../fields/field';

/** Other headings by which a field is known, by its name. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

const NO_ALIASES: Aliases = {};

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

/** The field that a heading names: whole first, then without the unit in parentheses. */
const fieldNamed = (heading: string, fields: readonly Field[], aliases: Aliases): Field | undefined => {
  const find = (wanted: string) =>
    wanted === '' ? undefined : fields.find((field) => namesOf(field, aliases).includes(wanted));
  return find(compared(heading)) ?? find(withoutUnit(heading));
};

/** Whether a heading is that of a value that nobody types. Others may mean a typed one by it. */
export const isCalculatedHere = (heading: string, fields: readonly Field[]): boolean => {
  const calculated = fields.filter(({ readOnly }) => readOnly !== undefined);
  return fieldNamed(heading, calculated, NO_ALIASES) !== undefined;
};

/** The fields that a file can fill. */
export const importableFields = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => isWritable(field, 'create') && field.type !== 'password' && field.type !== 'reference');

/**
 * Whether a file holds in parts what our lists combine. "Address" is a street in a file with a column for the city; in our
 * own list's file, whatever was hidden or added, it is all the lines of one.
 */
const holdsParts = (headings: readonly string[], fields: readonly Field[], aliases: Aliases): boolean => {
  const parts = fields.flatMap(({ combines = [] }) => combines);
  const named = headings.map((heading) => ({
    isCombined: isCalculatedHere(heading, fields),
    source: fieldNamed(heading, importableFields(fields), aliases)?.source,
  }));
  return (
    named.some(({ isCombined, source = '' }) => !isCombined && parts.includes(source)) &&
    named.every(({ isCombined, source }) => !isCombined || source !== undefined)
  );
};

/**
 * The mapping that a file's headings suggest. The first column of a heading counts; what is calculated here goes to no
 * typed field, unless the file is plainly somebody else's.
 */
export const guessColumns = (
  headings: readonly string[],
  fields: readonly Field[],
  aliases: Aliases,
): ColumnMapping => {
  const importable = importableFields(fields);
  const open = new Set(importable.map(({ source }) => source));
  const isOthers = holdsParts(headings, fields, aliases);
  return headings.map((heading) => {
    if (!isOthers && isCalculatedHere(heading, fields)) return null;
    const { source = '' } = fieldNamed(heading, importable, aliases) ?? {};
    return open.delete(source) ? source : null;
  });
};

/** The mapping with a column going to another field; the column that went there before is left out. */
export const withColumn = (mapping: ColumnMapping, column: number, source: string | null): ColumnMapping =>
  mapping.map((before, index) => {
    if (index === column) return source;
    return before === source ? null : before;
  });
