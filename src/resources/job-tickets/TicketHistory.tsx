import { useRecordContext } from 'ra-core';
import type { AnyRecord } from '../../fields/record';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { jobTicketPartFields } from '../job-ticket-parts/fields';
import { timesheetFields } from '../timesheets/fields';
import { jobTicketFields } from './fields';
import { useTicketRows } from './useTicketRows';

const PartName = ({ ticketId, id }: { ticketId: number | undefined; id: number }) => {
  const { rows } = useTicketRows('job-ticket-parts', ticketId, 'id');
  const number = rows.find((part) => part.id === id)?.part_number;
  return <>part {typeof number === 'string' ? number : `#${id}`}</>;
};

/** Who changed what of the ticket, its parts and its timesheet. */
export const TicketHistory = () => {
  const ticketId = useRecordContext<AnyRecord>()?.id;
  return (
    <HistoryButton
      sources={{
        'job-tickets': { fields: jobTicketFields },
        'job-ticket-parts': { fields: jobTicketPartFields, name: (id) => <PartName ticketId={ticketId} id={id} /> },
        timesheets: { fields: timesheetFields, name: (id) => `timesheet entry #${id}` },
      }}
    />
  );
};
