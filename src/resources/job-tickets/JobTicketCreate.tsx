import { useLocation } from 'react-router';
import { CreateDialog } from '../../ui/dialog/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { CreateFromQuote } from './CreateFromQuote';
import { DetailsTab } from './DetailsTab';
import { jobTicketFields } from './fields';
import { readQuoteSearch } from './quoteSearch';

const tabs = [{ label: 'Details', fields: jobTicketFields, content: <DetailsTab /> }];

const JobTicketCreate = ({ onClose }: CreateViewProps) => {
  const { quoteId, row } = readQuoteSearch(useLocation().search);
  if (quoteId !== null) return <CreateFromQuote quoteId={quoteId} row={row} />;
  return (
    <CreateDialog
      title="Create New Job Ticket"
      fields={jobTicketFields}
      size="medium"
      savedMessage={({ id }) => `Job ticket #${id} added`}
      onClose={onClose}
      tabs={tabs}
    />
  );
};

export default JobTicketCreate;
