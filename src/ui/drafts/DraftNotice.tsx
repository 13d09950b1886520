import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../fields/field';
import { useEditableForm } from '../form/editableForm';
import type { Draft } from './draftStore';
import { draftText } from './draftText';

type DraftNoticeProps = {
  draft: Draft | null;
  fields: readonly Field[];
  /** The version of the record as it is now. */
  version?: number;
  onRestore: () => void;
  onDiscard: () => void;
};

/**
 * Offers what an earlier form left unsaved, until somebody begins to type anew: then it waits for the next time
 * that the form is opened, also where what was typed has been saved.
 */
export const DraftNotice = ({ draft, fields, version, onRestore, onDiscard }: DraftNoticeProps) => {
  const { isDirty } = useFormContext().formState;
  const { editing } = useEditableForm();
  const [isPutOff, setPutOff] = useState(false);
  if (editing && isDirty && !isPutOff) setPutOff(true);
  if (!draft || isPutOff) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{
        mx: 2.5,
        my: 1,
        flexShrink: 0,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
      }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            Restore
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {draftText(draft, fields, version)}
    </Alert>
  );
};
