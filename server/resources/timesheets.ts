import { entryTotal } from '../../src/resources/timesheets/entryTotal';
import { timesheetFields } from '../../src/resources/timesheets/fields';
import { defineResource } from '../records/resource';

/** An entry of a job ticket's timesheet. */
export const timesheets = defineResource({
  name: 'timesheets',
  singular: 'timesheet entry',
  fields: timesheetFields,
  owner: 'job_ticket_id',
  follows: { job_ticket_id: ['customer_name'] },
  paths: {
    list: null,
    one: null,
    under: { path: '/job-tickets/:id/timesheets', field: 'job_ticket_id' },
  },
  calculate: (entry) => ({ total: entryTotal(entry) }),
});
