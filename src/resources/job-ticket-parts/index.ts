export { PartCreate } from './PartCreate';
export { PartEdit } from './PartEdit';
