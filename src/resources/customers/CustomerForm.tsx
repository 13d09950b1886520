import { isWritable } from '../../fields/field';
import { RecordFields } from '../../ui/form/RecordFields';
import { customerFields } from './fields';

/** Whom to ask for in the first column, where they are in the second; what the grid sums up of both is left out. */
const typed = customerFields.filter((field) => isWritable(field, 'update'));

export const CustomerForm = () => <RecordFields fields={typed} rows={6} />;
