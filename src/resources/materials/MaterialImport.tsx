import { CsvImportDialog } from '../../ui/csvImport/CsvImportDialog';
import type { CreateViewProps } from '../../ui/resource';
import { materialFields } from './fields';
import { materialAliases } from './headings';

const MaterialImport = ({ onClose }: CreateViewProps) => (
  <CsvImportDialog
    title="Import Materials"
    fields={materialFields}
    keySource="material_name"
    aliases={materialAliases}
    onClose={onClose}
  />
);

export default MaterialImport;
