/** A field as a column of a CSV file that a spreadsheet opens. */
import { type Field, labelApart } from './field';
import type { AnyRecord } from './record';
import { textOf } from './text';

/** Text that a spreadsheet would run as a formula. Numbers are never touched: -5 stays -5. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const textCell = (text: string): string => quoted(FORMULA.test(text) ? `'${text}` : text);

const unitOf = (field: Field): string | undefined => {
  // The screen shows hours and minutes; the file counts them.
  if (field.type === 'duration') return 'min';
  return 'unit' in field ? field.unit : undefined;
};

/** The heading of a field's column, with its unit. */
export const csvHeader = (field: Field, label = field.label): string => {
  const unit = unitOf(field);
  return textCell(unit ? `${label} (${unit})` : label);
};

/** As many digits as a spreadsheet keeps: without what binary fractions add to 90,861.29. */
const DIGITS = 15;

/**
 * A field's cell: numbers with all digits that a spreadsheet keeps and no grouping, days as they are stored, choices by
 * their label, a reference by its linked name; empty where there is no value.
 */
export const csvCell = (field: Field, value: unknown, record?: Partial<AnyRecord>): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number' && field.type !== 'choice' && field.type !== 'reference')
    return String(Number(value.toPrecision(DIGITS)));
  if (field.type === 'instant') return textCell(String(value));
  return textCell(textOf(field, value, record));
};

/** Lines end as the format's description (RFC 4180) has it. */
const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The line of headings. */
export const csvHeadings = (fields: readonly Field[]): string => {
  const isShared = ({ label }: Field): boolean => fields.filter((other) => other.label === label).length > 1;
  return lineOf(fields.map((field) => csvHeader(field, isShared(field) ? labelApart(field) : field.label)));
};

/** One line per record. */
export const csvLines = (fields: readonly Field[], records: readonly Partial<AnyRecord>[]): string =>
  records.map((record) => lineOf(fields.map((field) => csvCell(field, record[field.source], record)))).join('');

/** One line per record under a line of headings. */
export const csvOf = (fields: readonly Field[], records: readonly Partial<AnyRecord>[]): string =>
  csvHeadings(fields) + csvLines(fields, records);
