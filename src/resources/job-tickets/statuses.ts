/** The state of a ticket and of what it needs. Any may follow any other. */
import type { Choice } from '../../fields/field';

export const statuses = [
  { value: 'needed', label: 'Needed', tone: 'needed' },
  { value: 'available', label: 'Available', tone: 'available' },
  { value: 'staged', label: 'Staged', tone: 'staged' },
] as const satisfies readonly Choice[];
