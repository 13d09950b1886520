import { EditDialog } from '../../ui/dialog/EditDialog';
import type { RecordViewProps } from '../../ui/resource';
import { CustomerForm } from './CustomerForm';
import { CustomerUses } from './CustomerUses';
import { customerFields } from './fields';

const CustomerDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={({ customer_name }) => String(customer_name ?? `Customer #${id}`)}
    fields={customerFields}
    size="small"
    savedMessage="Customer saved"
    onClose={onClose}
  >
    <CustomerForm />
    <CustomerUses />
  </EditDialog>
);

export default CustomerDialog;
