import { CreateDialog } from '../../ui/dialog/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { CostsOfNewestYear } from './CostsOfNewestYear';
import { overheadFields } from './fields';
import { OverheadForm } from './OverheadForm';

const OverheadCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Overhead"
    fields={overheadFields}
    size="small"
    savedMessage="Overhead added"
    onClose={onClose}
  >
    <OverheadForm />
    <CostsOfNewestYear />
  </CreateDialog>
);

export default OverheadCreate;
