/** What of a quote was changed after a ticket had been made from it, in words. */
import { fieldOf } from '../../fields/field';
import { textOf } from '../../fields/text';
import { adornmentsOf } from '../../fields/units';
import { type SpecificationChange, watchedFields } from './quoteSpecification';

/** "Core ID 3 → 1 in", one for each field. */
export const changesInWords = (changes: readonly SpecificationChange[]): string[] =>
  changes.map(({ field: source, old, new: now }) => {
    const field = fieldOf(watchedFields, source);
    const unit = field.type === 'number' ? (adornmentsOf(field).after ?? '') : '';
    return `${field.label} ${textOf(field, old)} → ${textOf(field, now)} ${unit}`.trimEnd();
  });
