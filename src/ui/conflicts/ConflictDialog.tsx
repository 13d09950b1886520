import { type Theme, useMediaQuery } from '@mui/material';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Field } from '../../fields/field';
import { textOf } from '../../fields/text';
import { type Choices, ConflictTable, type Side } from './ConflictTable';
import type { OpenConflict } from './saveMerging';
import { takenText } from './saveText';

const CHANGED_AT: Field = { source: 'changed_at', label: 'Changed', type: 'instant' };

type ConflictDialogProps = {
  conflict: OpenConflict;
  /** With every field of the record as it is to be saved. */
  onSave: (values: Record<string, unknown>) => void;
  onCancel: () => void;
};

/** Two people changed the same fields: each is decided, with all three values in sight, before anything is saved. */
export const ConflictDialog = ({ conflict, onSave, onCancel }: ConflictDialogProps) => {
  const { merge, changedBy, changedAt } = conflict;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [choices, setChoices] = useState<Choices>({});
  const id = useId();
  const theirName = changedBy ?? 'Theirs';
  const who = changedBy ?? 'Somebody else';
  const undecided = merge.conflicts.filter(({ field }) => !choices[field.source]).length;

  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(merge.conflicts.map(({ field }) => [field.source, side])));
  const save = () => {
    const theirs = merge.conflicts.filter(({ field }) => choices[field.source] === 'theirs');
    onSave({ ...merge.values, ...Object.fromEntries(theirs.map((each) => [each.field.source, each.theirs])) });
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{who} changed the same fields</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        <Typography id={`${id}-text`} variant="body2" sx={{ mb: 1 }}>
          {who} saved this record{changedAt ? ` on ${textOf(CHANGED_AT, changedAt)}` : ''}, after you had read it.
          Choose what is to stand; nothing is saved before you do.
        </Typography>
        {merge.taken.length > 0 && (
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {takenText({ by: changedBy, fields: merge.taken })}. You had not changed{' '}
            {merge.taken.length === 1 ? 'it' : 'them'}.
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1, mb: 0.5 }}>
          <Button variant="outlined" size="small" onClick={() => chooseAll('mine')} autoFocus>
            All mine
          </Button>
          <Button variant="outlined" size="small" onClick={() => chooseAll('theirs')}>
            All theirs
          </Button>
        </Box>
        <ConflictTable
          conflict={conflict}
          theirName={theirName}
          choices={choices}
          onChoose={(source, side) => setChoices((before) => ({ ...before, [source]: side }))}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Typography role="status" variant="body2" sx={{ mr: 'auto', color: 'text.secondary' }}>
          {undecided > 0 ? `Still to choose: ${undecided} ${undecided === 1 ? 'field' : 'fields'}` : ''}
        </Typography>
        <Button onClick={onCancel}>Back to the form</Button>
        <Button variant="contained" onClick={save} disabled={undecided > 0}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
};
