/** Every resource of the server, a line each. Who may use it: see `src/providers/access.ts`. */
export { customers } from './customers';
export { jobTickets } from './job-tickets/jobTickets';
export { jobTicketParts } from './jobTicketParts';
export { materials } from './materials';
export { overhead } from './overhead';
export { quotes } from './quotes/quotes';
export { standards } from './standards';
export { timesheets } from './timesheets';
export { tooling } from './tooling';
