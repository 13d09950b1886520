/** How the label sits on the web and leaves the roll: 1 to 4 wound out, 5 to 8 wound in. */
import type { Choice } from '../../fields/field';

export const copyPositions = [
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
  { value: 5, label: '5' },
  { value: 6, label: '6' },
  { value: 7, label: '7' },
  { value: 8, label: '8' },
] as const satisfies readonly Choice[];

/** The copy position of a new part. */
export const DEFAULT_COPY_POSITION = 4;
