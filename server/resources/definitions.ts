/** Every resource of the server, a line each. Who may use it: see `src/providers/access.ts`. */
export { customers } from './customers';
export { jobTicketParts } from './jobTicketParts';
export { jobTickets } from './jobTickets';
export { materials } from './materials';
export { overhead } from './overhead';
export { quotes } from './quotes';
export { standards } from './standards';
export { timesheets } from './timesheets';
export { tooling } from './tooling';
