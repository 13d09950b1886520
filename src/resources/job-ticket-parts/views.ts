/** What job tickets show of their parts. */
export { CopyPosition } from './CopyPosition';
export { PartCreate } from './PartCreate';
export { PartDialog } from './PartDialog';
export { partName } from './partName';
