import { CreateDialog } from '../../ui/CreateDialog';
import { RecordFields } from '../../ui/RecordFields';
import type { CreateViewProps } from '../../ui/resource';
import { toolingFields } from './fields';

const ToolingCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Tooling"
    fields={toolingFields}
    size="small"
    savedMessage="Tooling added"
    onClose={onClose}
  >
    <RecordFields fields={toolingFields} />
  </CreateDialog>
);

export default ToolingCreate;
