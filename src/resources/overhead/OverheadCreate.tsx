import { CreateDialog } from '../../ui/CreateDialog';
import { RecordFields } from '../../ui/RecordFields';
import type { CreateViewProps } from '../../ui/resource';
import { overheadFields } from './fields';

const OverheadCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Overhead"
    fields={overheadFields}
    size="small"
    savedMessage="Overhead added"
    onClose={onClose}
  >
    <RecordFields fields={overheadFields} />
  </CreateDialog>
);

export default OverheadCreate;
