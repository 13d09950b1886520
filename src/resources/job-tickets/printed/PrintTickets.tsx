import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '../../../fields/record';
import { RecordDialog } from '../../../ui/dialog/RecordDialog';
import { PrintSheet } from '../../../ui/PrintSheet';
import { failureOf } from '../../../ui/saving/failure';
import type { WholeTicket } from '../useTicketSpecification';
import { type TicketOnPaper, TicketSheet } from './TicketSheet';

/** Which of the tickets could not be read, and why. */
class UnreadTicket extends Error {
  readonly id: number;
  constructor(id: number, cause: unknown) {
    super(failureOf(cause).message, { cause });
    this.id = id;
  }
}

const readTicket = async (dataProvider: DataProvider, id: number): Promise<TicketOnPaper> => {
  const [ticket, parts] = await Promise.all([
    dataProvider.getOne<WholeTicket>('job-tickets', { id }),
    dataProvider.getManyReference<AnyRecord>('job-ticket-parts', {
      target: 'job_ticket_id',
      id,
      filter: {},
      pagination: { page: 1, perPage: 10_000 },
      sort: { field: 'id', order: 'ASC' },
    }),
  ]);
  return { ticket: ticket.data, parts: parts.data };
};

type PrintTicketsProps = { ids: readonly number[]; onClose: () => void };

/** The paper of many tickets as one document, each beginning on a page of its own. */
const PrintTickets = ({ ids, onClose }: PrintTicketsProps) => {
  const dataProvider = useDataProvider();
  const [done, setDone] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['job-tickets', 'print', ids],
    queryFn: async ({ signal }) => {
      const papers: TicketOnPaper[] = [];
      for (const id of ids) {
        signal.throwIfAborted();
        papers.push(
          await readTicket(dataProvider, id).catch((cause: unknown) => {
            throw new UnreadTicket(id, cause);
          }),
        );
        setDone(papers.length);
      }
      return papers;
    },
    // What is printed is what there is at this moment.
    gcTime: 0,
    retry: false,
  });
  const title = ids.length === 1 ? 'Print 1 ticket' : `Print ${ids.length} tickets`;
  return (
    <RecordDialog title={title} size="large" onClose={onClose}>
      <Box sx={{ px: 2.5, pb: 2.5, overflow: 'auto', flex: 1 }}>
        <PrintSheet
          areMany={ids.length > 1}
          readings={[
            {
              what: error instanceof UnreadTicket ? `Job Ticket #${error.id}` : 'The tickets',
              isThere: data !== undefined,
              error: !isFetching && error,
              onRetry: () => void refetch(),
            },
          ]}
          waiting={
            <Box sx={{ py: 4, maxWidth: 400, mx: 'auto' }}>
              <LinearProgress variant="determinate" value={(100 * done) / ids.length} aria-label="Reading tickets" />
              <Typography sx={{ mt: 1, textAlign: 'center', color: 'text.secondary' }}>
                {done} of {ids.length} tickets read
              </Typography>
            </Box>
          }
        >
          {data?.map((paper) => (
            <TicketSheet key={paper.ticket.id} {...paper} />
          ))}
        </PrintSheet>
      </Box>
    </RecordDialog>
  );
};

export default PrintTickets;
