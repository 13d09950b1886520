import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fieldOf } from '../../../fields/field';
import { formatNumber } from '../../../fields/formats';
import type { AnyRecord } from '../../../fields/record';
import { OverlayText } from '../../../ui/dataGrid/OverlayText';
import { underLayer } from '../../../ui/dialog/useLayer';
import { useOpenOver } from '../../../ui/dialog/useOpenOver';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadingPage } from '../../../ui/LoadingPage';
import { useListPath } from '../../../ui/resource';
import { useChangeRecords } from '../../../ui/saving/useChangeRecords';
import { jobTicketFields } from '../fields';
import { NO_TICKETS } from '../noTickets';
import { ticketName } from '../ticketName';
import { announcements, instructions } from './announcements';
import type { CardActions, Step } from './BoardCard';
import { BoardColumn, type Cursor } from './BoardColumn';
import { BoardScroller } from './BoardScroller';
import { BoardToolbar } from './BoardToolbar';
import { boardColumns } from './boardColumns';
import { changedSearch, filterText, readBoardSearch } from './boardSearch';
import { columnBelow, useCardSensors } from './dragging';
import { TicketCard } from './TicketCard';
import { useBoardTickets } from './useBoardTickets';

const NONE: AnyRecord[] = [];

/** At the edge of a phone the columns come one after the other, slow enough to stop at the next. */
const SCROLLING = { acceleration: 2 };

/** The tickets in columns, by department or by status: moved to another column, a ticket has that value. */
const TicketBoard = ({ views }: { views: ReactNode }) => {
  const path = useListPath();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { by, filter } = readBoardSearch(search);
  const { data, error, isFetching, refetch, show } = useBoardTickets(filter);
  const tickets = data?.tickets ?? NONE;
  const columns = useMemo(() => boardColumns(tickets, by), [tickets, by]);
  const changeRecords = useChangeRecords({ resource: 'job-tickets', fields: jobTicketFields, name: ticketName });
  const sensors = useCardSensors();
  const [dragged, setDragged] = useState<AnyRecord | null>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);

  const change = (changes: Readonly<Record<string, string | null>>) =>
    navigate({ search: changedSearch(search, changes) }, underLayer(state));
  const openOver = useOpenOver(path);
  const open = ({ id }: AnyRecord) => openOver({ pathname: `${path}/${id}`, search });

  const step = (ticket: AnyRecord, { down, right }: Step) => {
    const column = columns.findIndex((candidate) => candidate.tickets.includes(ticket));
    const place = columns[column]?.tickets.indexOf(ticket) ?? 0;
    const beside = right > 0 ? columns.slice(column + 1) : right < 0 ? columns.slice(0, column).reverse() : [];
    const target = right ? beside.find(({ tickets: there }) => there.length > 0)?.tickets : columns[column]?.tickets;
    const next = target?.[Math.min(right ? place : place + down, target.length - 1)];
    if (next) setCursor({ ticketId: next.id, takesFocus: true });
  };

  const latest = useRef({ open, step });
  useEffect(() => {
    latest.current = { open, step };
  });
  const actions = useMemo<CardActions>(
    () => ({
      onFocus: ({ id }) => setCursor({ ticketId: id, takesFocus: false }),
      onOpen: (ticket) => latest.current.open(ticket),
      onStep: (ticket, to) => latest.current.step(ticket, to),
    }),
    [],
  );

  const move = async ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const ticket = tickets.find(({ id }) => id === active.id);
    const value: string | null | undefined = over?.data.current?.value;
    if (!ticket || value === undefined) return;
    setCursor({ ticketId: ticket.id, takesFocus: true });
    if ((ticket[by] ?? null) === value) return;
    show({ ...ticket, [by]: value });
    const label = columns.find((column) => column.value === value)?.label ?? '';
    const said = `${ticketName(ticket)}: ${fieldOf(jobTicketFields, by).label} ${label}`;
    const [now] = await changeRecords([{ record: ticket, values: { [by]: value } }], { said });
    if (now) return;
    // Put back before it is read anew, which may fail as well.
    show(ticket, (there) => there[by] === value && there.version === ticket.version);
    void refetch();
  };

  return (
    <Box
      sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}
    >
      <BoardToolbar
        by={by}
        filter={filter}
        onBy={(chosen) => change({ by: chosen === 'job_ticket_status' ? 'status' : null })}
        onFilter={(changed) => change({ filter: filterText(changed), page: null })}
        views={views}
      />
      {isFetching && !data && <LoadingPage />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && data.tickets.length < data.total && (
        <Typography variant="body2" sx={{ px: 1.5, pb: 1, color: 'text.secondary' }}>
          The first {formatNumber(data.tickets.length, 0)} of {formatNumber(data.total, 0)} tickets, by due date. Search
          or filter to see the others.
        </Typography>
      )}
      {data?.total === 0 ? (
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <OverlayText
            emptyText={NO_TICKETS}
            addPath={`${path}/add`}
            error={null}
            onRetry={() => void refetch()}
            onClearFilters={Object.keys(filter).length > 0 ? () => change({ filter: null }) : undefined}
          />
        </Box>
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={columnBelow}
          autoScroll={SCROLLING}
          accessibility={{
            announcements: announcements(columns),
            screenReaderInstructions: { draggable: instructions },
          }}
          onDragStart={({ active }) => setDragged(tickets.find(({ id }) => id === active.id) ?? null)}
          onDragCancel={() => setDragged(null)}
          onDragEnd={(event) => void move(event)}
        >
          <BoardScroller count={columns.length}>
            {columns.map((column, index) => (
              <BoardColumn
                key={column.value ?? ''}
                column={column}
                isKnown={data !== undefined}
                index={index}
                cursor={cursor}
                draggedId={dragged && column.tickets.some(({ id }) => id === dragged.id) ? dragged.id : null}
                actions={actions}
              />
            ))}
          </BoardScroller>
          <DragOverlay dropAnimation={null}>{dragged && <TicketCard ticket={dragged} />}</DragOverlay>
        </DndContext>
      )}
    </Box>
  );
};

export default TicketBoard;
