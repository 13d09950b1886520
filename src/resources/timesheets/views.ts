/** What job tickets show of their timesheets. */
export { TimesheetEntryCreate } from './TimesheetEntryCreate';
export { TimesheetEntryDialog } from './TimesheetEntryDialog';
