import { CreateDialog } from '../../ui/dialog/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { materialFields } from './fields';
import { MaterialForm } from './MaterialForm';

const MaterialCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Material"
    fields={materialFields}
    size="small"
    savedMessage="Material added"
    onClose={onClose}
  >
    <MaterialForm />
  </CreateDialog>
);

export default MaterialCreate;
