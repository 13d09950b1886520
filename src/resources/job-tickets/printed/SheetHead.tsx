import Box from '@mui/material/Box';
import { fieldOf } from '../../../fields/field';
import type { AnyRecord } from '../../../fields/record';
import { textOf } from '../../../fields/text';
import { Barcode } from '../../../ui/drawings/Barcode';
import { jobTicketFields } from '../fields';

const shown = (ticket: AnyRecord, source: string): string => textOf(fieldOf(jobTicketFields, source), ticket[source]);

const small = { fontSize: '0.6875rem', fontWeight: 400 } as const;

/** What says from across the press which job it is, for whom and until when; it stands on every page. */
export const SheetHead = ({ ticket, shopName }: { ticket: AnyRecord; shopName?: string | null }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: 2,
      alignItems: 'end',
      borderBottom: '2px solid #000',
      pb: '5px',
      mb: '6px',
    }}
  >
    <Box>
      <Box sx={small}>{shopName}</Box>
      <Box component="h3" sx={{ m: 0, fontSize: '1.375rem', lineHeight: 1.15, fontWeight: 700, whiteSpace: 'nowrap' }}>
        Job Ticket #{ticket.id}
      </Box>
      <Box sx={{ ml: '-15px', mt: '3px' }}>
        <Barcode text={String(ticket.id)} height={34} />
      </Box>
    </Box>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.2 }}>{shown(ticket, 'customer_name')}</Box>
      <Box>
        PO # <strong>{shown(ticket, 'po_number')}</strong>
      </Box>
    </Box>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'stretch', textAlign: 'center' }}>
      <Box sx={{ border: '1px solid #000', px: 1, minWidth: 72 }}>
        <Box sx={small}>Priority</Box>
        <Box sx={{ fontSize: '1.125rem', fontWeight: 700 }}>{shown(ticket, 'job_ticket_priority')}</Box>
      </Box>
      <Box sx={{ border: '3px solid #000', px: 1 }}>
        <Box sx={small}>Due</Box>
        <Box sx={{ fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.1, whiteSpace: 'nowrap' }}>
          {shown(ticket, 'due_date')}
        </Box>
      </Box>
    </Box>
  </Box>
);
