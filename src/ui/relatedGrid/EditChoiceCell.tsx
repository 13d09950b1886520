import {
  GridCellModes,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { useId } from 'react';
import { CellMessage } from './CellMessage';
import { useCellProblem } from './cellProblem';

/** A cell of choices that is changed in place: choosing one is all there is to do. */
export const EditChoiceCell = (params: GridRenderEditCellParams) => {
  const apiRef = useGridApiContext();
  const problem = useCellProblem(params);
  const messageId = useId();
  const { id, field } = params;
  const leave = () => {
    // Enter chooses, and by itself leaves the cell too.
    if (apiRef.current.getCellMode(id, field) === GridCellModes.Edit) apiRef.current.stopCellEditMode({ id, field });
  };
  return (
    <>
      <GridEditSingleSelectCell {...params} onValueChange={leave} />
      {problem && <CellMessage id={messageId} cell={params} problem={problem} />}
    </>
  );
};
