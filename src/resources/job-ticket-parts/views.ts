/** What job tickets show of their parts. */
export { CopyPosition } from './CopyPosition';
export { PartCreate } from './PartCreate';
export { PartEdit } from './PartEdit';
export { partName } from './partName';
