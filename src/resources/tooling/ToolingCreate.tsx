import { CreateDialog } from '../../ui/dialog/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { toolingFields } from './fields';
import { ToolingForm } from './ToolingForm';

const ToolingCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Tooling"
    fields={toolingFields}
    size="medium"
    savedMessage="Tooling added"
    onClose={onClose}
  >
    <ToolingForm />
  </CreateDialog>
);

export default ToolingCreate;
