import { CsvImportDialog } from '../../ui/csvImport/CsvImportDialog';
import type { CreateViewProps } from '../../ui/resource';
import { toolingFields } from './fields';
import { toolingAliases } from './headings';

const ToolingImport = ({ onClose }: CreateViewProps) => (
  <CsvImportDialog
    title="Import Tooling"
    fields={toolingFields}
    keySource="die_number"
    aliases={toolingAliases}
    onClose={onClose}
  />
);

export default ToolingImport;
