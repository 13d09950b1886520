import { EditDialog } from '../../ui/dialog/EditDialog';
import type { FormTab } from '../../ui/form/FormTabs';
import type { RecordViewProps } from '../../ui/resource';
import { CalculationsTab } from './calculation/CalculationsTab';
import { quoteFields } from './fields';
import { PrintableQuoteTab } from './printed/PrintableQuoteTab';
import { QuoteActions } from './QuoteActions';
import { renewal } from './renewal';
import { rowFields } from './rows';
import { SummationTab } from './summation/SummationTab';
import { SUMMATION_TAB, targetFields } from './summation/targets';
import { typedTabs } from './typedTabs';

const tabs: readonly FormTab[] = [
  ...typedTabs,
  { label: SUMMATION_TAB, fields: [...rowFields, ...targetFields], content: <SummationTab /> },
  { label: 'Calculations', content: <CalculationsTab /> },
  { label: 'Printable Quote', content: <PrintableQuoteTab /> },
];

const QuoteDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={`Quote #${id}`}
    fields={quoteFields}
    alsoTold={[renewal]}
    size="large"
    savedMessage="Quote saved"
    onClose={onClose}
    tabs={tabs}
    actions={<QuoteActions />}
  />
);

export default QuoteDialog;
