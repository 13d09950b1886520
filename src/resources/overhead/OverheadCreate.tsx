import { CreateDialog } from '../../ui/dialog/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { overheadFields } from './fields';
import { OverheadForm } from './OverheadForm';

const OverheadCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Overhead"
    fields={overheadFields}
    size="small"
    savedMessage="Overhead added"
    onClose={onClose}
  >
    <OverheadForm />
  </CreateDialog>
);

export default OverheadCreate;
