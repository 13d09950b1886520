/** What a change says to whoever reads the history. */
import type { ReactNode } from 'react';
import { type Field, labelApart } from '../../fields/field';
import { EMPTY, exactText, textOf } from '../../fields/text';
import type { HistoryEntry } from '../../providers/dataProvider';

/** A resource whose changes stand in the history: its fields, and how one of its records is called in a sentence. */
export type HistorySource = { fields: readonly Field[]; name?: (recordId: number) => ReactNode };

export type ChangeText = { field: string; label: string; old: string; now: string };

/** A field that names another record says nothing where the name itself stands beside it. */
const isNamedBeside = (field: Field, changes: HistoryEntry['changes']): boolean =>
  field.type === 'reference' && changes.some((change) => change.field === field.nameSource);

/** What a field is called: a linked name as the form calls the field that it is chosen in. */
const labelIn = (fields: readonly Field[], field: Field): string => {
  const choice = fields.find((other) => other.type === 'reference' && other.nameSource === field.source);
  return choice?.label ?? labelApart(field);
};

/** What a record belongs to does so from its beginning, and the history is that of its owner. */
const isOwner = (field: Field): boolean => field.type === 'reference' && field.onlyOnCreate === true;

/** Old and new value as the field shows them; whole, where they differ only in what it does not show. */
const changedTexts = (field: Field | undefined, change: HistoryEntry['changes'][number]): [string, string] => {
  if (!field) return [String(change.old ?? EMPTY), String(change.new ?? EMPTY)];
  const [old, now] = [textOf(field, change.old), textOf(field, change.new)];
  return old === now ? [exactText(field, change.old), exactText(field, change.new)] : [old, now];
};

/** The changed fields of an entry with their old and new values as text; of an added record, what it began with. */
export const changeTexts = ({ action, changes }: HistoryEntry, fields: readonly Field[]): ChangeText[] =>
  changes.flatMap((change) => {
    const field = fields.find(({ source }) => source === change.field);
    if (field && (isNamedBeside(field, changes) || isOwner(field))) return [];
    const [old, now] = changedTexts(field, change);
    if (action === 'add' && now === EMPTY) return [];
    return [{ field: change.field, label: field ? labelIn(fields, field) : change.field, old, now }];
  });
