export { TimesheetEntryCreate } from './TimesheetEntryCreate';
export { TimesheetEntryEdit } from './TimesheetEntryEdit';
