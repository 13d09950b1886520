import { EditDialog } from '../../ui/dialog/EditDialog';
import type { RecordViewProps } from '../../ui/resource';
import { overheadFields } from './fields';
import { OverheadForm } from './OverheadForm';

const OverheadDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={`Overhead ${id}`}
    fields={overheadFields}
    size="small"
    savedMessage="Overhead saved"
    onClose={onClose}
  >
    <OverheadForm />
  </EditDialog>
);

export default OverheadDialog;
