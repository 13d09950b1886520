import { CreateDialog } from '../../ui/dialog/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { quoteFields } from './fields';
import { typedTabs } from './typedTabs';

const QuoteCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Quote"
    fields={quoteFields}
    size="large"
    savedMessage={({ id }) => `Quote #${id} added`}
    onClose={onClose}
    tabs={typedTabs}
  />
);

export default QuoteCreate;
