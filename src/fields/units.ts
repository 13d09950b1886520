/** What stands before and after a number, in its input and in its read-only text. */
import type { Field } from './field';

/** `$` before dollars, the unit behind everything else. */
export const adornmentsOf = (field: Field): { before?: string; after?: string } => {
  switch (field.type) {
    case 'currency':
      return { before: '$', after: field.unit?.replace('$', '') };
    case 'percent':
      return { after: '%' };
    case 'number':
      return { after: field.unit };
    default:
      return {};
  }
};
