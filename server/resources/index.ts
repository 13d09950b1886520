/** Every resource of the server. Adding one: its fields, a migration for its table, and a line here. */
import type { Passwords } from '../auth/passwords';
import { customers } from './customers';
import { jobTicketParts } from './jobTicketParts';
import { jobTickets } from './jobTickets';
import { materials } from './materials';
import { overhead } from './overhead';
import { quotes } from './quotes';
import type { Resources } from './resource';
import { standards } from './standards';
import { timesheets } from './timesheets';
import { tooling } from './tooling';
import { defineUsers } from './users';

export const defineResources = (passwords: Passwords): Resources => [
  customers,
  tooling,
  materials,
  overhead,
  standards,
  quotes,
  jobTickets,
  jobTicketParts,
  timesheets,
  defineUsers(passwords),
];
