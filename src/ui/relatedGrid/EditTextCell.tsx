import { GridEditInputCell, type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { useId, useLayoutEffect } from 'react';
import { pasteOneNumber } from '../../fields/inputs/pasteNumbers';
import { CellMessage } from './CellMessage';
import { useCellProblem } from './cellProblem';

/** A cell of numbers, typed as text, that is changed in place. What is not taken stays in it, with the reason below. */
export const EditTextCell = (params: GridRenderEditCellParams) => {
  const problem = useCellProblem(params);
  const messageId = useId();
  const apiRef = useGridApiContext();
  const { id, field } = params;
  // What is typed takes the place of what is there, as in a spreadsheet.
  useLayoutEffect(() => {
    apiRef.current.getCellElement(id, field)?.querySelector('input')?.select();
  }, [apiRef, id, field]);
  return (
    <>
      <GridEditInputCell
        {...params}
        // Whoever leaves at once has typed it all the same.
        debounceMs={0}
        slotProps={{
          root: {
            slotProps: {
              htmlInput: {
                inputMode: 'decimal',
                autoComplete: 'off',
                onPaste: pasteOneNumber,
                'aria-label': params.colDef.headerName,
                'aria-invalid': problem !== null,
                'aria-describedby': problem ? messageId : undefined,
              },
            },
          },
        }}
      />
      {problem && <CellMessage id={messageId} cell={params} problem={problem} />}
    </>
  );
};
