import { EditDialog } from '../../ui/dialog/EditDialog';
import type { RecordViewProps } from '../../ui/resource';
import { toolingFields } from './fields';
import { ToolingForm } from './ToolingForm';
import { ToolingUses } from './ToolingUses';

const ToolingDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={({ die_number }) => `Tooling ${die_number ?? `#${id}`}`}
    fields={toolingFields}
    size="medium"
    savedMessage="Tooling saved"
    onClose={onClose}
  >
    <ToolingForm />
    <ToolingUses />
  </EditDialog>
);

export default ToolingDialog;
