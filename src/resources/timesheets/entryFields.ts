/** The fields of an entry as its dialog shows them: the ticket is the one it lies over. */
import { timesheetFields } from './fields';

export const entryFields = timesheetFields.filter((field) => field.type !== 'reference');
