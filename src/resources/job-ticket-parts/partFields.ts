/** The fields of a part as its dialog shows them: what links it to its ticket and quote is not typed. */
import { jobTicketPartFields } from './fields';

export const partFields = jobTicketPartFields.filter((field) => field.type !== 'reference');
