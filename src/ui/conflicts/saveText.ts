import { firstFew } from '../firstFew';
import type { MergedSave, Taken } from './saveMerging';

const MOST_NAMED = 6;

/** What of somebody else's came along with a save: "2 changes of Ann Lee were taken over: Due Date, Notes". */
export const takenText = ({ by, fields }: Taken): string => {
  const count = fields.length === 1 ? '1 change' : `${fields.length} changes`;
  const { few, more } = firstFew(fields, MOST_NAMED);
  const names = [...few.map(({ label }) => label), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `${count} of ${by ?? 'somebody else'} ${fields.length === 1 ? 'was' : 'were'} taken over: ${names}`;
};

/** What was taken over of each person, each field of theirs once, however many tries it came along with. */
const onceEach = (taken: readonly Taken[]): Taken[] => {
  const byPerson = new Map<Taken['by'], Taken>();
  for (const { by, fields } of taken) {
    const before = byPerson.get(by)?.fields ?? [];
    const more = fields.filter(({ source }) => !before.some((field) => field.source === source));
    byPerson.set(by, { by, fields: [...before, ...more] });
  }
  return [...byPerson.values()];
};

/** All that a save says besides that it is done: what it took over, and what came of an earlier try. */
export const saveText = (savedMessage: string, { taken, kept }: Pick<MergedSave, 'taken' | 'kept'>): string =>
  [
    savedMessage,
    ...onceEach(taken).map(takenText),
    ...(kept ? ['An earlier try had arrived after all; it was changed, and nothing was added twice'] : []),
    ...(kept?.length ? [`Kept as first saved: ${kept.map(({ label }) => label).join(', ')}`] : []),
  ].join('. ');
