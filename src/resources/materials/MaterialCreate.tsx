import { CreateDialog } from '../../ui/CreateDialog';
import { RecordFields } from '../../ui/RecordFields';
import type { CreateViewProps } from '../../ui/resource';
import { materialFields } from './fields';

const MaterialCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Material"
    fields={materialFields}
    size="small"
    savedMessage="Material added"
    onClose={onClose}
  >
    <RecordFields fields={materialFields} />
  </CreateDialog>
);

export default MaterialCreate;
