import { CsvImportDialog } from '../../ui/csvImport/CsvImportDialog';
import type { CreateViewProps } from '../../ui/resource';
import { customerFields } from './fields';
import { customerAliases } from './headings';

const CustomerImport = ({ onClose }: CreateViewProps) => (
  <CsvImportDialog
    title="Import Customers"
    fields={customerFields}
    keySource="customer_name"
    aliases={customerAliases}
    onClose={onClose}
  />
);

export default CustomerImport;
