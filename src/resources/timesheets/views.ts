/** What job tickets show of their timesheets. */
export { TimesheetEntryCreate } from './TimesheetEntryCreate';
export { TimesheetEntryEdit } from './TimesheetEntryEdit';
