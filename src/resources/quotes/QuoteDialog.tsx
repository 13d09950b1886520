import { EditDialog } from '../../ui/EditDialog';
import type { FormTab } from '../../ui/FormTabs';
import type { RecordViewProps } from '../../ui/resource';
import { quoteFields } from './fields';
import { rowFields } from './rows';
import { SummationTab } from './SummationTab';
import { typedTabs } from './typedTabs';

const tabs: readonly FormTab[] = [
  ...typedTabs,
  { label: 'Summation/Override', fields: rowFields, content: <SummationTab /> },
];

const QuoteDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={`Quote #${id}`}
    fields={quoteFields}
    size="large"
    savedMessage="Quote saved"
    onClose={onClose}
    tabs={tabs}
  />
);

export default QuoteDialog;
