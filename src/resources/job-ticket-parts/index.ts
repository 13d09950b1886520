export { CopyPosition } from './CopyPosition';
export { PartCreate } from './PartCreate';
export { PartEdit } from './PartEdit';
