/** A filter while it is being put together: what is typed stays as it was typed until it can be read. */
import type { Field, ReferenceField } from '../../fields/field';
import { isNumeric } from '../../fields/field';
import { MOST_VALUES } from '../../fields/filters';
import { formatDuration } from '../../fields/formats';
import { readNumberOf, typedAs, typedNumber } from '../../fields/typedNumber';
import { type FilterKind, filterEntries, filterKinds, type ListFilter } from '../list/listFilters';
import { pastedValues } from '../list/pastedValues';

export type FilterDraft = {
  /** Which draft it is, wherever it stands. */
  key: number;
  source: string;
  kind: FilterKind;
  /** What is typed: one text, or the two ends of `between`. */
  texts: readonly [string, string];
  /** What is chosen, where values are chosen and not typed. */
  chosen: readonly unknown[];
  /** Texts that stand in place of the linked record of an id, or of none yet (null), until it is known what they mean. */
  sought: ReadonlyMap<number | null, string>;
};

/** Whether a field's values are chosen from those there are. */
const isChosen = (field: Field): boolean =>
  field.type === 'choice' || field.type === 'boolean' || field.type === 'reference';

export const hasValue = (kind: FilterKind): boolean => kind !== 'empty' && kind !== 'notEmpty';

const typed = (field: Field, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (field.type === 'duration' && Number.isInteger(value)) return formatDuration(value as number);
  return typeof value === 'number' && isNumeric(field) ? typedNumber(value, typedAs(field)) : String(value);
};

const withQuotes = (text: string): string => (/[,;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

let drafts = 0;
const nextKey = (): number => {
  drafts += 1;
  return drafts;
};

/** A new one, of the first thing that can be asked of the field. */
export const newDraft = (field: Field): FilterDraft => ({
  key: nextKey(),
  source: field.source,
  kind: filterKinds(field)[0] ?? 'equals',
  texts: ['', ''],
  chosen: [],
  sought: new Map(),
});

/** A filter that is on, to be changed. */
export const draftOf = ({ field, kind, values }: ListFilter): FilterDraft => ({
  ...newDraft(field),
  // The address can ask for more than the panel offers: a list of values where it offers one.
  kind,
  texts:
    kind === 'anyOf'
      ? [values.map((value) => withQuotes(typed(field, value))).join(', '), '']
      : [typed(field, values[0]), typed(field, values[1])],
  chosen: isChosen(field) ? values : [],
});

/** More are made by an address: they are told, not shown one by one. */
export const MOST_PLACES = 20;

/** Where the linked records of a filter are chosen: each can be changed for another, and one more can be chosen of many. */
export const placesOf = ({ kind, chosen }: FilterDraft): (number | null)[] => {
  const ids = chosen.filter((id) => typeof id === 'number');
  return kind === 'anyOf' ? [...ids.slice(0, MOST_PLACES), null] : [ids[0] ?? null];
};

/** With another text in a place, or none. */
export const withSought = (draft: FilterDraft, place: number | null, text: string | null): FilterDraft => {
  const others = [...draft.sought].filter(([at]) => at !== place);
  return { ...draft, sought: new Map(text === null ? others : [...others, [place, text]]) };
};

/** With the record of another id in a place, or none; each counts once. */
export const withChosen = (draft: FilterDraft, place: number | null, id: number | null): FilterDraft => {
  const { kind, chosen } = draft;
  const added = id === null || (kind === 'anyOf' && chosen.includes(id)) ? [] : [id];
  const at = place === null ? chosen.length : chosen.indexOf(place);
  return {
    ...withSought(draft, place, null),
    chosen: kind === 'anyOf' ? chosen.toSpliced(at, 1, ...added) : added,
  };
};

type Read<Value> = { value: Value } | { problem: string };

const readOne = (field: Field, text: string): Read<unknown> => {
  if (text.trim() === '') return { problem: 'Type a value' };
  if (!isNumeric(field)) return { value: text.trim() };
  return readNumberOf(field, text);
};

const readMany = (field: Field, texts: readonly string[]): Read<unknown[]> => {
  if (texts.length > MOST_VALUES) return { problem: `At most ${MOST_VALUES} values` };
  const values: unknown[] = [];
  for (const text of texts) {
    const read = readOne(field, text);
    if ('problem' in read) return read;
    values.push(read.value);
  }
  return { value: values };
};

/** The texts that count for a kind of filter. */
const textsOf = (field: Field, { kind, texts }: FilterDraft): readonly string[] => {
  if (kind === 'between') return texts;
  const pasted = kind === 'anyOf' ? pastedValues(texts[0], field) : [];
  return pasted.length > 0 ? pasted : [texts[0]];
};

/** The filter that a draft makes, or what is still wrong with it. */
export const readDraft = (field: Field, draft: FilterDraft): Read<ListFilter> => {
  const { kind, chosen } = draft;
  if (!hasValue(kind)) return { value: { field, kind, values: [] } };
  if (isChosen(field)) {
    return chosen.length === 0 ? { problem: 'Choose a value' } : { value: { field, kind, values: chosen } };
  }
  const read = readMany(field, textsOf(field, draft));
  if ('problem' in read) return read;
  const [first, last] = read.value;
  if (kind === 'between' && (first as number) > (last as number)) return { problem: 'The first is after the last' };
  return { value: { field, kind, values: read.value } };
};

/** Finds the record that a text means, or says why it means none. */
type MeantRecord = (
  field: ReferenceField,
  text: string,
) => Promise<{ record: { value: number } } | { problem: string }>;

/** The draft with the records that the texts in it mean, up to the first that means none. */
export const settled = async (
  field: Field,
  draft: FilterDraft,
  meantRecord: MeantRecord,
): Promise<{ draft: FilterDraft; problem?: string }> => {
  if (field.type !== 'reference') return { draft };
  let known = draft;
  for (const place of placesOf(draft)) {
    const text = draft.sought.get(place);
    if (text === undefined) continue;
    const meant = await meantRecord(field, text);
    if ('problem' in meant) return { draft: known, problem: meant.problem };
    known = withChosen(known, place, meant.record.value);
  }
  return { draft: known };
};

/** What is wrong with which drafts, and the filters they make. The list cannot be asked the same thing twice. */
export const readDrafts = (
  fieldOf: (source: string) => Field,
  drafts: readonly FilterDraft[],
): { filters: ListFilter[]; problems: ReadonlyMap<number, string> } => {
  const filters: ListFilter[] = [];
  const problems = new Map<number, string>();
  const taken = new Set<string>();
  for (const draft of drafts) {
    const read = readDraft(fieldOf(draft.source), draft);
    if ('problem' in read) {
      problems.set(draft.key, read.problem);
      continue;
    }
    const keys = filterEntries(read.value).map(([key]) => key);
    if (keys.some((key) => taken.has(key))) problems.set(draft.key, 'There is such a filter already');
    for (const key of keys) taken.add(key);
    filters.push(read.value);
  }
  return { filters, problems };
};
