import { EditDialog } from '../../ui/dialog/EditDialog';
import type { RecordViewProps } from '../../ui/resource';
import { materialFields } from './fields';
import { MaterialForm } from './MaterialForm';
import { MaterialUses } from './MaterialUses';

const MaterialDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={({ material_name }) => String(material_name ?? `Material #${id}`)}
    fields={materialFields}
    size="small"
    savedMessage="Material saved"
    onClose={onClose}
  >
    <MaterialForm />
    <MaterialUses />
  </EditDialog>
);

export default MaterialDialog;
