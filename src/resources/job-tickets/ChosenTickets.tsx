import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { ChoiceChip } from '../../fields/ChoiceChip';
import { fieldOf, type TextField } from '../../fields/field';
import { InputBox } from '../../fields/inputs/InputBox';
import type { AnyRecord } from '../../fields/record';
import { EMPTY, textOf } from '../../fields/text';
import { useLayer } from '../../ui/dialog/useLayer';
import { lazyView } from '../../ui/lazyView';
import { MenuButton } from '../../ui/MenuButton';
import { useChangeRecords } from '../../ui/saving/useChangeRecords';
import { jobTicketFields } from './fields';
import { statuses } from './statuses';
import { ticketName } from './ticketName';

const PrintTickets = lazyView(() => import('./printed/PrintTickets'));

type ChosenTicketsProps = { tickets: readonly AnyRecord[]; onSaved: (saved: readonly AnyRecord[]) => void };

const statusOptions = statuses.map((status) => ({ value: status.value, label: <ChoiceChip choice={status} /> }));

/** The declared suggestions and whatever else the chosen tickets have. */
const textOptions = (source: string, tickets: readonly AnyRecord[]) => {
  const { suggestions = [] } = fieldOf(jobTicketFields, source) as TextField;
  const used = tickets.map((ticket) => ticket[source]).filter((value) => typeof value === 'string');
  return [...new Set([...suggestions, ...used])].map((value) => ({ value, label: value }));
};

/** "3 tickets" of 3, "2 of 3 tickets" of them. */
const countText = (done: number, all: number): string =>
  `${done === all ? '' : `${done} of `}${all === 1 ? '1 ticket' : `${all} tickets`}`;

/** The due date of all chosen tickets. None is a button of its own: an empty field may just not have been filled in yet. */
const DueDateButton = ({ onChoose }: { onChoose: (day: string | null) => void }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [day, setDay] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();

  const open = (button: HTMLElement) => {
    setDay('');
    setMissing(false);
    setAnchor(button);
  };
  const choose = (chosen: string | null) => {
    setAnchor(null);
    onChoose(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day) return choose(day);
    setMissing(true);
    input.current?.focus();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => open(event.currentTarget)}
        sx={{ bgcolor: 'background.paper' }}
      >
        Due Date…
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Due date of the chosen tickets' } }}
      >
        <Stack component="form" noValidate direction="row" sx={{ gap: 1, p: 1.5 }} onSubmit={submit}>
          <Box>
            <InputBox
              type="date"
              required
              value={day}
              onChange={(event) => {
                setDay(event.target.value);
                setMissing(false);
              }}
              inputRef={input}
              error={isMissing}
              slotProps={{
                input: {
                  'aria-label': 'Due Date',
                  'aria-describedby': isMissing ? problemId : undefined,
                  max: '9999-12-31',
                },
              }}
              autoFocus
            />
            {isMissing && (
              <Box id={problemId} role="alert" sx={{ color: 'error.main', fontSize: '0.75rem', mt: 0.25 }}>
                Choose a date
              </Box>
            )}
          </Box>
          <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
            Set
          </Button>
          <Button onClick={() => choose(null)} sx={{ alignSelf: 'flex-start' }}>
            No due date
          </Button>
        </Stack>
      </Popover>
    </>
  );
};

/** What can be done with several tickets at once: a field of all of them, with one undo; and their paper. */
const ChosenTickets = ({ tickets, onSaved }: ChosenTicketsProps) => {
  const changeRecords = useChangeRecords({ resource: 'job-tickets', fields: jobTicketFields, name: ticketName });
  const printing = useLayer();

  const set = (source: string) => async (value: string | null) => {
    const field = fieldOf(jobTicketFields, source);
    const changes = tickets.map((record) => ({ record, values: { [source]: value } }));
    const now = textOf(field, value);
    await changeRecords(changes, {
      said: (done) => `${field.label} of ${countText(done, tickets.length)}: ${now === EMPTY ? 'none' : now}`,
      onSaved,
    });
  };

  return (
    <>
      <MenuButton label="Status" options={statusOptions} onChoose={set('job_ticket_status')} />
      <MenuButton label="Department" options={textOptions('department', tickets)} onChoose={set('department')} />
      <MenuButton
        label="Priority"
        options={textOptions('job_ticket_priority', tickets)}
        onChoose={set('job_ticket_priority')}
      />
      <DueDateButton onChoose={set('due_date')} />
      <Button
        variant="outlined"
        startIcon={<PrintOutlined />}
        onClick={printing.show}
        sx={{ bgcolor: 'background.paper' }}
      >
        Print
      </Button>
      {printing.open && (
        <Suspense fallback={null}>
          <PrintTickets ids={tickets.map(({ id }) => id)} onClose={printing.hide} />
        </Suspense>
      )}
    </>
  );
};

export default ChosenTickets;
