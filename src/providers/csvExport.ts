/** Every matching row of a list as a CSV file: streamed by the server, or made here where the server has no such call. */
import { csvOf } from '../fields/csv';
import { type Field, fieldOf } from '../fields/field';
import { ID_FIELD } from '../fields/filters';
import type { AnyRecord } from '../fields/record';
import { API, endpointsOf } from './endpoints';
import { labelShopClient } from './httpClient';
import { failed, isMissing, NONSENSE, requestBytes } from './request';

export type CsvExport = {
  fields: readonly Field[];
  sort: readonly [field: string, order: string];
  filter: Readonly<Record<string, unknown>>;
  /** The fields of the columns, in their order. */
  columns: readonly string[];
};

/** `total` is unknown until the server has told. */
export type CsvProgress = { rows: number; total: number | null };

export type CsvOptions = { signal?: AbortSignal; onProgress?: (progress: CsvProgress) => void };

const LINE_END = '\r'.charCodeAt(0);

/** The lines that end in a piece of a file; line breaks within a cell have no carriage return. */
const linesIn = (bytes: Uint8Array): number =>
  bytes.reduce((lines, byte) => (byte === LINE_END ? lines + 1 : lines), 0);

const queryOf = ({ sort, filter, columns }: CsvExport, withColumns: boolean): string =>
  new URLSearchParams({
    sort: JSON.stringify(sort),
    filter: JSON.stringify(filter),
    ...(withColumns && { columns: JSON.stringify(columns) }),
  }).toString();

const streamed = async (resource: string, asked: CsvExport, { signal, onProgress }: CsvOptions): Promise<Blob> => {
  const call = endpointsOf(resource).csv;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let total: number | null = null;
  let lines = 0;
  await requestBytes(call, { query: queryOf(asked, true), signal }, ({ headers, bytes }) => {
    total ??= headers.has('X-Total-Count') ? Number(headers.get('X-Total-Count')) : null;
    pieces.push(bytes);
    lines += linesIn(bytes);
    onProgress?.({ rows: Math.max(0, lines - 1), total });
  });
  if (total !== null && lines - 1 < total) throw failed(call, {}, NONSENSE, { message: 'The answer broke off.' });
  return new Blob(pieces, { type: 'text/csv' });
};

const madeHere = async (resource: string, asked: CsvExport, { signal, onProgress }: CsvOptions): Promise<Blob> => {
  const { json } = await labelShopClient(`${API}/${resource}?${queryOf(asked, false)}`, { signal });
  const records = json as AnyRecord[];
  const fields = asked.columns.map((source) => fieldOf([ID_FIELD, ...asked.fields], source));
  onProgress?.({ rows: records.length, total: records.length });
  return new Blob([csvOf(fields, records)], { type: 'text/csv' });
};

/** Asks for the file. Rejects with an `HttpError` in words, or with the abort itself. */
export const exportCsv = async (
  resource: string,
  asked: CsvExport,
  options: CsvOptions = {},
): Promise<{ data: Blob }> => {
  try {
    return { data: await streamed(resource, asked, options) };
  } catch (error) {
    // A server without the call takes `export.csv` for the id of a record that it does not have.
    if (!isMissing(error)) throw error;
    return { data: await madeHere(resource, asked, options) };
  }
};
