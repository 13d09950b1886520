export { ErrorState as default } from './ErrorState';
