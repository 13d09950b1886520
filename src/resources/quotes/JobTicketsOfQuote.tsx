import AddTaskOutlined from '@mui/icons-material/AddTaskOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useGetList, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCurrency, formatMLabels, formatNumber } from '../../fields/formats';
import { FROM_RECORD } from '../../fields/fromRecord';
import type { AnyRecord } from '../../fields/record';
import { EMPTY } from '../../fields/text';
import type { PricedRow } from '../../pricing';
import { useEditableForm } from '../../ui/form/editableForm';
import { newTicketPath } from '../job-tickets/quoteSearch';
import { labelsOfRow } from '../job-tickets/ticketFromQuote';
import { ROW_NUMBERS } from './rows';

type OrderedRow = { row: number; labels: number; price: Partial<PricedRow> };

/** The quantities that a customer could have ordered, smallest first, with the prices that the quote was saved with. */
const orderedRows = (quote: AnyRecord): OrderedRow[] => {
  const priced = Array.isArray(quote.rows) ? (quote.rows as readonly PricedRow[]) : [];
  return ROW_NUMBERS.flatMap((row) => {
    const labels = labelsOfRow(quote, row);
    if (labels === null || !quote[`row_${row}_include`]) return [];
    return [{ row, labels, price: priced.find((one) => one.row === row) ?? {} }];
  }).toSorted((one, other) => one.labels - other.labels);
};

const priceText = ({ total_price, price_per_m_labels }: Partial<PricedRow>): string =>
  typeof total_price === 'number'
    ? `${formatCurrency(total_price)}, ${formatCurrency(price_per_m_labels)} per M`
    : 'No price';

const QUESTION = 'Which quantity was ordered?';

type TicketsProps = { quote: AnyRecord; narrow: boolean };

/** Chooses the quantity that the new ticket is made for. */
const CreateJobTicket = ({ quote, narrow }: TicketsProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={!narrow && <AddTaskOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Create job ticket
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: {
            'aria-label': QUESTION,
            // Its name says the same to whoever does not see it.
            subheader: (
              <ListSubheader component="div" aria-hidden="true" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
                {QUESTION}
              </ListSubheader>
            ),
          },
        }}
      >
        {orderedRows(quote).map(({ row, labels, price }) => (
          <MenuItem key={row} component={Link} to={newTicketPath(quote.id, row)} state={FROM_RECORD}>
            <ListItemText
              primary={`${formatMLabels(labels / 1000)} M · ${priceText(price)}`}
              secondary={`Row ${row}: ${formatNumber(labels, 0)} labels`}
            />
          </MenuItem>
        ))}
        <Divider component="li" role="separator" />
        <MenuItem component={Link} to={newTicketPath(quote.id, null)} state={FROM_RECORD} sx={{ whiteSpace: 'normal' }}>
          <ListItemText
            primary="Without a part"
            secondary="The ticket gets no quantity yet: its parts are added to it later."
          />
        </MenuItem>
      </Menu>
    </>
  );
};

const MOST = 50;

/** The tickets made from the quote, and which of them were made before it was changed. */
const MadeTickets = ({ quote, narrow }: TicketsProps) => {
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
  const tickets = total === 1 ? '1 job ticket' : `${total} job tickets`;
  const name = before > 0 ? `${tickets}, ${before} made before this quote was changed` : tickets;
  const list = `/job-tickets?filter=${encodeURIComponent(JSON.stringify({ quote_id: quote.id }))}`;
  return (
    <>
      <Button
        color={before > 0 ? 'warning' : 'primary'}
        aria-label={name}
        title={name}
        startIcon={before > 0 ? <WarningAmber /> : !narrow && <ConfirmationNumberOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {narrow ? (total === 1 ? '1 ticket' : `${total} tickets`) : name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {data.map(({ id, po_number, due_date, quote_changed_at }) => (
          <MenuItem key={id} component={Link} to={`/job-tickets/${id}`} state={FROM_RECORD}>
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
export const JobTicketsOfQuote = ({ narrow }: { narrow: boolean }) => {
  const { editing } = useEditableForm();
  const quote = useRecordContext<AnyRecord>();
  if (!quote || editing) return null;
  return (
    <>
      <CreateJobTicket quote={quote} narrow={narrow} />
      <MadeTickets quote={quote} narrow={narrow} />
    </>
  );
};
