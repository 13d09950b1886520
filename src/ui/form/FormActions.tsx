import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useEditableForm } from './editableForm';

type FormActionsProps = {
  /** Whether what is shown can be edited at all: a tab to look at has no Edit. A form being edited keeps its Save. */
  editable?: boolean;
  /** Further actions, at the other end of the line. */
  children?: ReactNode;
};

/** Edit in read mode; Cancel and Save while editing, in the same place. */
export const FormActions = ({ editable = true, children }: FormActionsProps) => {
  const { editing, saving, edit, cancel, clearErrors } = useEditableForm();
  if (!editing && !editable && !children) return null;
  return (
    <Stack
      direction="row"
      data-bottom-bar=""
      sx={{
        // Where they do not fit on one line, they take another: none is cut off or lies over its neighbour.
        flexWrap: 'wrap',
        '& .MuiButton-root': { whiteSpace: 'nowrap', flexShrink: 0 },
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1.5, sm: 2.5 },
        py: 1.25,
        minHeight: 56,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
      <Stack direction="row" sx={{ ml: 'auto', gap: 1 }}>
        {editing ? (
          <>
            <Button onClick={cancel} disabled={saving}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="contained"
              loading={saving}
              title="Ctrl+S"
              // What the server said of the last try is asked anew with this one.
              onClick={clearErrors}
            >
              Save
            </Button>
          </>
        ) : (
          editable && (
            <Button variant="outlined" onClick={edit} title="Ctrl+E" data-edit-button="">
              Edit
            </Button>
          )
        )}
      </Stack>
    </Stack>
  );
};
