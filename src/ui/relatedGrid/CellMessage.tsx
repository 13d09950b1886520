import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import type { MouseEvent } from 'react';
import { CellProblem } from './cellProblem';

/** What is done in the message is no click outside of its cell, which would save the cell. */
const stop = (event: MouseEvent) => event.stopPropagation();

type CellMessageProps = { id: string; cell: Pick<GridRenderEditCellParams, 'id' | 'field'>; problem: Error };

/** Below a cell that was not taken: why, and another try where that may help. */
export const CellMessage = ({ id, cell, problem }: CellMessageProps) => {
  const apiRef = useGridApiContext();
  const cellElement = () => apiRef.current.getCellElement(cell.id, cell.field);
  const retry = () => apiRef.current.stopCellEditMode({ id: cell.id, field: cell.field });
  return (
    <Popper
      open
      anchorEl={() => cellElement() ?? document.body}
      // Beside the dialog, not in it, it would stay hidden from screen readers once another had lain over the dialog.
      container={() => cellElement()?.closest('.MuiDialog-root') ?? document.body}
      placement="bottom-start"
      onClick={stop}
      onMouseDown={stop}
      onMouseUp={stop}
      sx={{ zIndex: 'tooltip', maxWidth: 360 }}
    >
      <Alert
        id={id}
        severity="error"
        sx={{ mt: 0.5, boxShadow: 6, alignItems: 'center' }}
        action={
          problem instanceof CellProblem &&
          problem.canRetry && (
            <Button color="inherit" size="small" onClick={retry} sx={{ whiteSpace: 'nowrap' }}>
              Try again
            </Button>
          )
        }
      >
        {problem.message}
      </Alert>
    </Popper>
  );
};
