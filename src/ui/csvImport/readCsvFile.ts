/** A CSV file as a table: whatever program wrote it, in whatever encoding and with whatever between its cells. */
import Papa from 'papaparse';

export type CsvRow = {
  /** The row as a spreadsheet numbers it. */
  number: number;
  cells: readonly string[];
};

export type CsvTable = { headings: readonly string[]; rows: readonly CsvRow[]; delimiter: string };

export type CsvFile = CsvTable | { problem: string };

/** The server takes as many at a time. */
export const MOST_ROWS = 20_000;

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * What stands between cells: the sign that parts the most headings. Rows would mislead, because numbers and addresses
 * are full of commas.
 */
const guessDelimiter = (text: string): string => {
  const head = /\S.*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
};

/** The text in a file's bytes. Without a mark at its start it is UTF-8, or what older versions of Excel write. */
export const decodeCsv = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // has a character for every byte
  }
};

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The table in a text. The first row that is not empty holds the headings. */
export const parseCsv = (text: string): CsvFile => {
  if (text.includes('\0')) return { problem: 'This is not a CSV file. In Excel: Save As, then CSV UTF-8.' };
  // Excel itself writes and reads a first line that names the sign between cells.
  const [named, sign] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const table = text.slice(named?.length ?? 0);
  const delimiter = sign ?? guessDelimiter(table);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  const offset = named ? 2 : 1;
  if (quotes) return { problem: `A quotation mark is not closed, from row ${(quotes.row ?? 0) + offset} on.` };

  const rows = data.map((cells, index) => ({ number: index + offset, cells })).filter(({ cells }) => !isEmpty(cells));
  const [head, ...body] = rows;
  if (!head) return { problem: 'The file is empty.' };
  if (body.length === 0) return { problem: 'The file holds headings and no rows below them.' };
  if (body.length > MOST_ROWS) {
    return {
      problem: `The file has ${body.length} rows; at most ${MOST_ROWS} can be imported at a time. Cut it into several.`,
    };
  }
  return { headings: head.cells.map((cell) => cell.trim()), rows: body, delimiter };
};
