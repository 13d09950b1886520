import type { Field } from '../../fields/field';
import { madeOnce } from '../../fields/madeOnce';
import { firstFew } from '../firstFew';
import type { Draft } from './draftStore';

const times = madeOnce(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const instants = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

const MOST_NAMED = 4;

/** The time of today, and the day with it of any other. */
const whenText = (at: string, now: Date): string => {
  const instant = new Date(at);
  return (instant.toDateString() === now.toDateString() ? times : instants)().format(instant);
};

/** What a draft holds and from when, in one or two sentences. */
export const draftText = (draft: Draft, fields: readonly Field[], version?: number, now = new Date()): string => {
  const labels = fields.filter(({ source }) => source in draft.values).map(({ label }) => label);
  const { few, more } = firstFew(labels, MOST_NAMED);
  const named = [...few, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const when = whenText(draft.at, now);
  return [
    draft.unanswered
      ? `Saving was interrupted at ${when}. Restore and save again: nothing is added twice.`
      : `Unsaved changes from ${when}${named ? `: ${named}` : ''}.`,
    ...(draft.base.version !== undefined && draft.base.version !== version
      ? ['The record has been saved since; both are merged when you save.']
      : []),
  ].join(' ');
};
