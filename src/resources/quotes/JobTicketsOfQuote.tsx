import AddTaskOutlined from '@mui/icons-material/AddTaskOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useGetList, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMLabels, formatNumber } from '../../fields/formats';
import type { AnyRecord } from '../../fields/record';
import { EMPTY } from '../../fields/text';
import { useEditableForm } from '../../ui/form/editableForm';
import { newTicketPath } from '../job-tickets/quoteSearch';
import { labelsOfRow } from '../job-tickets/ticketFromQuote';
import { ROW_NUMBERS } from './rows';

/** Chooses the quantity that the new ticket is made for. */
const CreateJobTicket = ({ quote }: { quote: AnyRecord }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rows = ROW_NUMBERS.flatMap((row) => {
    const labels = labelsOfRow(quote, row);
    return labels === null || !quote[`row_${row}_include`] ? [] : [{ row, labels }];
  });
  return (
    <>
      <Button
        startIcon={<AddTaskOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Create job ticket
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {rows.map(({ row, labels }) => (
          <MenuItem key={row} component={Link} to={newTicketPath(quote.id, row)}>
            <ListItemText
              primary={`${formatMLabels(labels / 1000)} M`}
              secondary={`Row ${row}: ${formatNumber(labels, 0)} labels`}
            />
          </MenuItem>
        ))}
        <MenuItem component={Link} to={newTicketPath(quote.id, null)}>
          Without a part
        </MenuItem>
      </Menu>
    </>
  );
};

const MOST = 50;

/** The tickets made from the quote, and which of them were made before it was changed. */
const MadeTickets = ({ quote }: { quote: AnyRecord }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [], total = 0 } = useGetList<AnyRecord>(
    'job-tickets',
    {
      filter: { quote_id: quote.id },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: MOST },
    },
    { retry: false },
  );
  const before = data.filter(({ quote_changed_at }) => Boolean(quote_changed_at)).length;
  if (data.length === 0) return null;
  const list = `/job-tickets?filter=${encodeURIComponent(JSON.stringify({ quote_id: quote.id }))}`;
  return (
    <>
      <Button
        color={before > 0 ? 'warning' : 'primary'}
        startIcon={before > 0 ? <WarningAmber /> : <ConfirmationNumberOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {total === 1 ? '1 job ticket' : `${total} job tickets`}
        {before > 0 && `, ${before} made before this quote was changed`}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {data.map(({ id, po_number, due_date, quote_changed_at }) => (
          <MenuItem key={id} component={Link} to={`/job-tickets/${id}`}>
            <ListItemText
              primary={`#${id} · PO ${po_number ?? EMPTY} · due ${due_date ?? EMPTY}`}
              secondary={quote_changed_at ? 'Made before the quote was changed' : undefined}
            />
          </MenuItem>
        ))}
        <MenuItem component={Link} to={list}>
          Show in the list
        </MenuItem>
      </Menu>
    </>
  );
};

/** From a quote to the shop: the tickets that were made from it, and a new one. */
export const JobTicketsOfQuote = () => {
  const { editing } = useEditableForm();
  const quote = useRecordContext<AnyRecord>();
  if (!quote || editing) return null;
  return (
    <>
      <CreateJobTicket quote={quote} />
      <MadeTickets quote={quote} />
    </>
  );
};
