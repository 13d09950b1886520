/** The rows of a file as what is sent of them. */
import { guessDecimal, guessPercent, isAmbiguous, type NumberStyle, readCsvCell } from '../../fields/csvReading';
import { type Field, fieldOf, isNumeric } from '../../fields/field';
import type { ColumnMapping } from './columns';
import type { CsvRow, CsvTable } from './readCsvFile';

export type RowPayload = {
  number: number;
  /** What the row says of its record. An empty cell says nothing. */
  values: Readonly<Record<string, unknown>>;
  /** The cells that cannot be read, by field. */
  problems: Readonly<Record<string, string>>;
};

/** The cells of those columns that go to a field of a kind. */
function* cellsOf(
  table: CsvTable,
  fields: readonly Field[],
  mapping: ColumnMapping,
  isKind: (field: Field) => boolean,
) {
  const columns = mapping.flatMap((source, column) => (source && isKind(fieldOf(fields, source)) ? [column] : []));
  for (const { cells } of table.rows) for (const column of columns) yield cells[column] ?? '';
}

const isPercent = (field: Field): boolean => field.type === 'percent';

/** How the numbers of a file are written, as far as they tell. Between semicolons, commas are more likely decimal. */
export const guessStyle = (table: CsvTable, fields: readonly Field[], mapping: ColumnMapping): NumberStyle => {
  const guessed = guessDecimal(cellsOf(table, fields, mapping, isNumeric), table.delimiter === ';' ? ',' : '.');
  return { ...guessed, percent: guessPercent(cellsOf(table, fields, mapping, isPercent), guessed.decimal) };
};

/** Whether numbers stand in the file that can mean two things, so that it has to be said how decimals are written. */
export const hasAmbiguousNumbers = (
  table: CsvTable,
  fields: readonly Field[],
  mapping: ColumnMapping,
  style: NumberStyle,
): boolean => {
  for (const cell of cellsOf(table, fields, mapping, isNumeric)) if (isAmbiguous(cell, style)) return true;
  return false;
};

/** Whether percentages stand in the file without their sign, so that it has to be said what they are. */
export const hasBarePercents = (table: CsvTable, fields: readonly Field[], mapping: ColumnMapping): boolean => {
  for (const cell of cellsOf(table, fields, mapping, isPercent)) {
    if (cell.trim() !== '' && !cell.includes('%') && Number(cell.replace(/[^\d]/g, '')) !== 0) return true;
  }
  return false;
};

const payloadOf = (row: CsvRow, targets: readonly (Field | null)[], style: NumberStyle): RowPayload => {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [column, cell] of row.cells.entries()) {
    if (cell.trim() === '') continue;
    const field = targets[column];
    if (field === undefined) problems[''] = 'The row has more cells than there are headings';
    if (!field) continue;
    const read = readCsvCell(field, cell, style);
    if ('problem' in read) problems[field.source] = read.problem;
    else values[field.source] = read.value;
  }
  return { number: row.number, values, problems };
};

/** What is sent of each row. */
export const payloadsOf = (
  table: CsvTable,
  fields: readonly Field[],
  mapping: ColumnMapping,
  style: NumberStyle,
): RowPayload[] => {
  const targets = mapping.map((source) => (source === null ? null : fieldOf(fields, source)));
  return table.rows.map((row) => payloadOf(row, targets, style));
};
