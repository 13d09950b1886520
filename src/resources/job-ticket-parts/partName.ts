import type { AnyRecord } from '../../fields/record';

/** How a part is called where it is mentioned: "Part HB-1". */
export const partName = ({ id, part_number }: AnyRecord): string => `Part ${part_number ?? `#${id}`}`;
