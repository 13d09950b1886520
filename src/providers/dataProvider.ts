/** The data provider: ra-data-simple-rest over the shop's API, and the calls that react-admin has no name for. */
import {
  type CreateParams,
  type DataProvider,
  type GetListParams,
  type GetOneParams,
  HttpError,
  type ResourceCallbacks,
  type UpdateParams,
  withLifecycleCallbacks,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { isCalled } from '../fields/inputs/meantOption';
import type { AnyRecord } from '../fields/record';
import type { CsvExport, CsvOptions } from './csvExport';
import { withEarlyList } from './earlyList';
import { API, type Call, CHANGE_PASSWORD, DUPLICATE_QUOTE, endpointsOf, PRICE_QUOTE } from './endpoints';
import { IDEMPOTENCY_KEY, labelShopClient } from './httpClient';
import { newIdempotencyKey } from './idempotencyKey';
import type { LookUpResult } from './lookUp';
import { failed, logFailure, NONSENSE, request, requestLines, UNREACHABLE } from './request';

/** One line of a select. */
type Option = { value: number | string; label: string };

/** `q` searches the labels, `value` asks for the one option of that value, `limit` caps the answer. */
type OptionsParams = { q?: string; value?: number | string; limit?: number; signal?: AbortSignal };

/** One change of a record: who made it, when, and what each field was before and after. */
export type HistoryEntry = {
  id: number;
  resource: string;
  record_id: number;
  at: string;
  user_id: number | null;
  user_name: string | null;
  action: 'add' | 'update';
  changes: { field: string; old: unknown; new: unknown }[];
};

/** By how many records of a resource another record is used. */
type Uses = { resource: string; count: number };

/** Rows of a file: what each says of its record, and what becomes of records that are there already. */
export type ImportedRows = { rows: readonly Readonly<Record<string, unknown>>[]; existing: 'keep' | 'update' };

/** What would become of a row, and why it is refused. */
export type RowCheck = {
  outcome: 'add' | 'update' | 'keep' | 'refuse';
  /** What the record that is there holds in the fields that would be changed. */
  before?: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, string>>;
};

export type ImportResult = { added: number; updated: number; kept: number };

/** Somebody's own password is changed with the current one; an administrator sets anybody's without. */
type PasswordChange = { password: string; current_password?: string };

/** The rates that a quote is priced with, those that Setup has today or those that another quote keeps. */
export type RatesChoice = 'today' | 'kept';

export type LabelShopDataProvider = DataProvider & {
  /** Asks for a list that a screen will ask for as soon as its code is there. */
  askEarly: (resource: string, params: GetListParams) => void;
  options: (resource: string, params?: OptionsParams) => Promise<{ data: Option[] }>;
  history: (resource: string, id: number, params?: { signal?: AbortSignal }) => Promise<{ data: HistoryEntry[] }>;
  uses: (resource: string, id: number, params?: { signal?: AbortSignal }) => Promise<{ data: Uses[] }>;
  /** What a quote of these values would be priced with and at today, without saving it. */
  priceQuote: (
    quote: Readonly<Record<string, unknown>>,
    params?: { signal?: AbortSignal },
  ) => Promise<{ data: AnyRecord }>;
  /** Adds a quote like the one of that id. One key makes one quote, however often it is sent. */
  duplicateQuote: (id: number, rates: RatesChoice, idempotencyKey: string) => Promise<{ data: AnyRecord }>;
  checkImport: (
    resource: string,
    imported: ImportedRows,
    params?: { signal?: AbortSignal },
  ) => Promise<{ data: RowCheck[] }>;
  /** Writes all rows or none; `onProgress` hears how many are done. */
  importRows: (
    resource: string,
    imported: ImportedRows,
    onProgress?: (done: number) => void,
  ) => Promise<{ data: ImportResult }>;
  changePassword: (userId: number, change: PasswordChange) => Promise<void>;
  /** Every matching row as a CSV file. */
  exportCsv: (resource: string, asked: CsvExport, options?: CsvOptions) => Promise<{ data: Blob }>;
  /** The records whose field has one of these values, and the values that no record has. */
  lookUp: (resource: string, field: string, values: readonly string[]) => Promise<{ data: LookUpResult }>;
};

/** What ra-data-simple-rest leaves behind on its way to the client, put where it will be carried along. */
const callbacks: ResourceCallbacks[] = [
  {
    resource: '*',
    // A part is asked for through its ticket: `meta: { job_ticket_id }`.
    beforeGetOne: async (params: GetOneParams) => (params.meta ? { ...params, meta: { embed: params.meta } } : params),
    // An update sends the whole record, also where only a field of it was changed.
    beforeUpdate: async (params: UpdateParams) => ({ ...params, data: { ...params.previousData, ...params.data } }),
    beforeCreate: async (params: CreateParams) => ({
      ...params,
      data: { ...params.data, [IDEMPOTENCY_KEY]: params.meta?.idempotencyKey ?? newIdempotencyKey() },
    }),
  },
];

/** A server that answers with the whole list, whatever it was asked, gets the same answer out of it. */
const chosen = (options: readonly Option[], { q = '', value, limit }: OptionsParams): Option[] => {
  const words = q.toLowerCase().split(/\s+/);
  const has = (option: Option, word: string) =>
    String(option.label).toLowerCase().includes(word) || String(option.value) === word.replace('#', '');
  return options
    .filter((option) => value === undefined || String(option.value) === String(value))
    .filter((option) => words.every((word) => has(option, word)))
    .toSorted((one, other) => Number(isCalled(q, other)) - Number(isCalled(q, one)))
    .slice(0, limit);
};

const options: LabelShopDataProvider['options'] = async (resource, { signal, ...params } = {}) => {
  const call = endpointsOf(resource).options;
  const query = new URLSearchParams(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
  const { json } = await request(call, { query: query.toString(), signal });
  if (!Array.isArray(json)) throw failed(call, {}, NONSENSE);
  // There being none at all is a failure of the shop's data, for the console; the select says so in its own words.
  if (json.length === 0 && !params.q && params.value === undefined) logFailure(call);
  return { data: chosen(json, params) };
};

const history: LabelShopDataProvider['history'] = async (resource, id, { signal } = {}) => {
  const call = endpointsOf(resource).history;
  const { json } = await request(call, { values: { id }, signal });
  if (!Array.isArray(json)) throw failed(call, { id }, NONSENSE);
  return { data: json };
};

const uses: LabelShopDataProvider['uses'] = async (resource, id, { signal } = {}) => {
  const call = endpointsOf(resource).uses;
  const { json } = await request(call, { values: { id }, signal });
  if (!Array.isArray(json)) throw failed(call, { id }, NONSENSE);
  return { data: json };
};

/** The one record of an answer. */
const recordIn = (call: Call, json: unknown): AnyRecord => {
  const record: unknown = Array.isArray(json) ? json[0] : undefined;
  if (typeof record !== 'object' || record === null) throw failed(call, {}, NONSENSE);
  return record as AnyRecord;
};

const priceQuote: LabelShopDataProvider['priceQuote'] = async (body, { signal } = {}) => {
  const { json } = await request(PRICE_QUOTE, { body, signal });
  return { data: recordIn(PRICE_QUOTE, json) };
};

const duplicateQuote: LabelShopDataProvider['duplicateQuote'] = async (id, rates, idempotencyKey) => {
  const { json } = await request(DUPLICATE_QUOTE, { values: { id }, body: { rates }, idempotencyKey });
  return { data: recordIn(DUPLICATE_QUOTE, json) };
};

const checkImport: LabelShopDataProvider['checkImport'] = async (resource, imported, { signal } = {}) => {
  const call = endpointsOf(resource).checkImport;
  const { json } = await request(call, { body: imported, signal });
  const { rows } = (json ?? {}) as { rows?: unknown };
  if (!Array.isArray(rows)) throw failed(call, {}, NONSENSE);
  return { data: rows };
};

/** A line of an import's answer: how far it is, what came of it, or why nothing did. */
type ImportLine = { done?: number; message?: string } & Partial<ImportResult>;

const importRows: LabelShopDataProvider['importRows'] = async (resource, imported, onProgress) => {
  const call = endpointsOf(resource).import;
  let result: ImportResult | undefined;
  let message: string | undefined;
  await requestLines(call, { body: imported }, (line) => {
    const { done, message: refusal, added, updated = 0, kept = 0 } = line as ImportLine;
    if (done !== undefined) onProgress?.(done);
    if (added !== undefined) result = { added, updated, kept };
    message ??= refusal;
  });
  // An answer that breaks off leaves it open whether anything was written: the file can be imported again.
  if (!result) throw failed(call, {}, NONSENSE, { message: message ?? 'The answer broke off. Import the file again.' });
  return { data: result };
};

const changePassword: LabelShopDataProvider['changePassword'] = async (id, { password, current_password }) => {
  await request(CHANGE_PASSWORD, { values: { id }, body: { password, current_password } });
};

/** What is rarely asked for: the code comes with the first call, which fails like any other where it does not. */
const onDemand = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw new HttpError('The server cannot be reached. Try again in a moment.', UNREACHABLE);
  });

const restProvider = withLifecycleCallbacks(simpleRestProvider(API, labelShopClient), callbacks);

export const dataProvider: LabelShopDataProvider = {
  ...restProvider,
  ...withEarlyList(restProvider.getList),
  supportAbortSignal: true,
  options,
  history,
  uses,
  priceQuote,
  duplicateQuote,
  checkImport,
  importRows,
  changePassword,
  exportCsv: async (...asked) => (await onDemand(import('./csvExport'))).exportCsv(...asked),
  lookUp: async (...asked) => (await onDemand(import('./lookUp'))).lookUp(...asked),
};
