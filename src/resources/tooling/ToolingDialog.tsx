import { EditDialog } from '../../ui/EditDialog';
import { RecordFields } from '../../ui/RecordFields';
import type { RecordViewProps } from '../../ui/resource';
import { toolingFields } from './fields';

const ToolingDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={({ die_number }) => `Tooling ${die_number ?? `#${id}`}`}
    fields={toolingFields}
    size="small"
    savedMessage="Tooling saved"
    onClose={onClose}
  >
    <RecordFields fields={toolingFields} />
  </EditDialog>
);

export default ToolingDialog;
