import { EditDialog } from '../../ui/EditDialog';
import { RecordFields } from '../../ui/RecordFields';
import type { RecordViewProps } from '../../ui/resource';
import { overheadFields } from './fields';

const OverheadDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={`Overhead ${id}`}
    fields={overheadFields}
    size="small"
    savedMessage="Overhead saved"
    onClose={onClose}
  >
    <RecordFields fields={overheadFields} />
  </EditDialog>
);

export default OverheadDialog;
