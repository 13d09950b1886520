/** What a change says to whoever reads the history. */
import type { ReactNode } from 'react';
import type { Field } from '../../fields/field';
import { EMPTY, exactText } from '../../fields/text';
import type { HistoryEntry } from '../../providers/dataProvider';

/** A resource whose changes stand in the history: its fields, and how one of its records is called in a sentence. */
export type HistorySource = { fields: readonly Field[]; name?: (recordId: number) => ReactNode };

export type ChangeText = { field: string; label: string; old: string; now: string };

/** A field that names another record says nothing where the name itself stands beside it. */
const isNamedBeside = (field: Field, changes: HistoryEntry['changes']): boolean =>
  field.type === 'reference' && changes.some((change) => change.field === field.nameSource);

/** What a record belongs to does so from its beginning, and the history is that of its owner. */
const isOwner = (field: Field): boolean => field.type === 'reference' && field.onlyOnCreate === true;

/** The changed fields of an entry with their old and new values as text; of an added record, what it began with. */
export const changeTexts = ({ action, changes }: HistoryEntry, fields: readonly Field[]): ChangeText[] =>
  changes.flatMap((change) => {
    const field = fields.find(({ source }) => source === change.field);
    if (field && (isNamedBeside(field, changes) || isOwner(field))) return [];
    const text = (value: unknown) => (field ? exactText(field, value) : String(value ?? EMPTY));
    const now = text(change.new);
    if (action === 'add' && now === EMPTY) return [];
    return [{ field: change.field, label: field?.label ?? change.field, old: text(change.old), now }];
  });
