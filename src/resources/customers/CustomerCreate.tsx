import { CreateDialog } from '../../ui/dialog/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { CustomerForm } from './CustomerForm';
import { customerFields } from './fields';

const CustomerCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Customer"
    fields={customerFields}
    size="small"
    savedMessage="Customer added"
    onClose={onClose}
  >
    <CustomerForm />
  </CreateDialog>
);

export default CustomerCreate;
