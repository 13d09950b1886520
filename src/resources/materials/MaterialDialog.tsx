import { EditDialog } from '../../ui/EditDialog';
import { RecordFields } from '../../ui/RecordFields';
import type { RecordViewProps } from '../../ui/resource';
import { materialFields } from './fields';

const MaterialDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={({ material_name }) => String(material_name ?? `Material #${id}`)}
    fields={materialFields}
    size="small"
    savedMessage="Material saved"
    onClose={onClose}
  >
    <RecordFields fields={materialFields} />
  </EditDialog>
);

export default MaterialDialog;
