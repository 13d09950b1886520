import { type Field, isNumeric } from '../../fields/field';
import { ID_FIELD } from '../../fields/filters';
import { readNumberOf } from '../../fields/typedNumber';

/** A text in quotes that ends where a line or cell ends, or anything up to there. */
const CELL = / *(?:"(?:[^"]|"")*"(?= *(?:[\t\r\n]|$))|[^\t\r\n]+)/g;

/** A value in quotes that ends where a value can end, or anything up to the next separator. */
const VALUE = / *(?:"(?:[^"]|"")*"(?= *(?:[,;\t\r\n]|$))|[^,;\t\r\n]+)/g;

/** The same where a comma stands between digits: only one with a space after it separates. */
const SPACED_VALUE = / *(?:"(?:[^"]|"")*"(?= *(?:[,;]|$))|(?:[^,;]|,(?=\S))+)/g;

/** A number with thousands marked by commas. */
const GROUPED = /^[+-]?\$?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Quotes of any other kind around a whole value, as word processors make them. */
const QUOTED = /^['“‘](.*)['”’]$/;

const partsOf = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

const unquoted = (part: string): string => {
  const text = part.trim();
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(text) ?? [];
  return (quoted?.replaceAll('""', '"') ?? QUOTED.exec(text)?.[1] ?? text).trim();
};

/** The lines and cells that hold something; a separator that ends one is no part of it. */
const cellsOf = (text: string): string[] =>
  partsOf(text, CELL)
    .map((cell) => cell.replace(/[,;\s]+$/, '').trim())
    .filter(Boolean);

/** Whether one line of nothing but a number with commas is that number: not where 1,198 may be two ids. */
const isOneNumber = (field: Field, cell: string): boolean => field !== ID_FIELD || /,0/.test(cell);

const SPACED_NUMBERS = /^\s*#?\d[\d.]*(?:\s+#?\d[\d.]*)+\s*$/;

/** Numbers hold no spaces: where nothing but spaces stands between them, they part them. */
const atSpaces = (part: string): string[] => (SPACED_NUMBERS.test(part) ? part.trim().split(/\s+/) : [part]);

/** The numbers in a line: its commas mark thousands where something else separates the numbers, or where it can be no list. */
const numbersIn = (field: Field, cell: string, isAlone: boolean): string[] => {
  if (GROUPED.test(cell) && (!isAlone || isOneNumber(field, cell))) return [cell];
  const parts = partsOf(cell, SPACED_VALUE);
  if (parts.length < 2) return partsOf(cell, VALUE);
  return parts.flatMap((part) => (GROUPED.test(part.trim()) ? [part] : partsOf(part, VALUE)));
};

const ONLY_DIGITS = /^\s*#?\d+\s*$/;

/** Whether a line of text is a list of numbers by itself: no name has nothing else between its commas. */
const isNumberList = (cell: string): boolean => {
  const parts = partsOf(cell, VALUE);
  return parts.length > 1 && !GROUPED.test(cell) && parts.every((part) => ONLY_DIGITS.test(part));
};

/** What each line or cell of a text holds. */
const partsByCell = (text: string, field: Field): { cell: string; parts: string[] }[] => {
  const cells = cellsOf(text);
  const isAlone = cells.length === 1;
  const partsIn = (cell: string): string[] => {
    if (isNumeric(field)) return numbersIn(field, cell, isAlone).flatMap(atSpaces);
    return isAlone || isNumberList(cell) ? partsOf(cell, VALUE) : [cell];
  };
  return cells.map((cell) => ({ cell, parts: partsIn(cell) }));
};

/** Each value once, whatever its case, as it is written where it comes first. */
export const distinct = (values: readonly string[]): string[] => {
  const first = new Map<string, string>();
  for (const value of values) if (!first.has(value.toLowerCase())) first.set(value.toLowerCase(), value);
  return [...first.values()];
};

/**
 * The values of a field in a pasted text: one per line or cell, and then commas belong to them, unless they stand between
 * nothing but numbers; or all in one line, separated by commas or semicolons. A value in quotes may hold any of them. Each
 * counts once, whatever the case.
 */
export const pastedValues = (text: string, field: Field): string[] =>
  distinct(
    partsByCell(text, field)
      .flatMap(({ parts }) => parts.map(unquoted))
      .filter(Boolean),
  );

/** The lines and cells of a pasted text that are one value each to `pastedValues` and hold several if they are parted. */
export const partedLines = (text: string, field: Field): ReadonlyMap<string, readonly string[]> =>
  new Map(
    partsByCell(text, field)
      .filter(({ parts }) => parts.length === 1 && !isNumeric(field))
      .map(({ cell }) => [unquoted(cell), partsOf(cell, VALUE).map(unquoted).filter(Boolean)] as const)
      .filter(([, parts]) => parts.length > 1),
  );

/** What can part the values of one line, in the words for it. */
const SIGNS = [
  { name: 'commas', sign: /,/ },
  { name: 'semicolons', sign: /;/ },
  { name: 'spaces', sign: /\s/ },
] as const;

/** What parts the values of a pasted text from each other: its lines or cells, and what stands between values in one. */
export type Parting = { lines: boolean; signs: readonly (typeof SIGNS)[number]['name'][] };

/** How `pastedValues` reads a text. */
export const partedAt = (text: string, field: Field): Parting => {
  const cells = partsByCell(text, field);
  const between = cells.map(({ cell, parts }) => parts.reduce((rest, part) => rest.replace(part, ''), cell)).join('');
  return { lines: cells.length > 1, signs: SIGNS.filter(({ sign }) => sign.test(between)).map(({ name }) => name) };
};

/** What records are looked up by: as pasted, but numbers without the commas of their thousands. */
export const lookUpValues = (text: string, field: Field): string[] => {
  const values = pastedValues(text, field);
  if (!isNumeric(field)) return values;
  const plain = values.map((value) => {
    const read = readNumberOf(field, value);
    return 'value' in read && read.value !== null ? String(read.value) : value;
  });
  return [...new Set(plain)];
};

/** Whether a pasted text is nothing but ids as they are written in a sentence: "#1198", which is no other number. */
export const areMarkedIds = (text: string): boolean => {
  const values = pastedValues(text, ID_FIELD);
  return values.length > 0 && values.every((value) => /^#\d+$/.test(value));
};

/** Whether each of the values in a pasted text could be an id. */
export const canBeIds = (text: string): boolean => {
  const values = lookUpValues(text, ID_FIELD);
  return values.length > 0 && values.every((value) => /^#?\d{1,9}$/.test(value));
};
