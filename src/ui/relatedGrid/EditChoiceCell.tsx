import { GridEditSingleSelectCell, type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { useId } from 'react';
import { CellMessage } from './CellMessage';
import { useCellProblem } from './cellProblem';

/** A cell of choices that is changed in place: choosing one is all there is to do. */
export const EditChoiceCell = (params: GridRenderEditCellParams) => {
  const apiRef = useGridApiContext();
  const problem = useCellProblem(params);
  const messageId = useId();
  const { id, field } = params;
  return (
    <>
      <GridEditSingleSelectCell {...params} onValueChange={() => apiRef.current.stopCellEditMode({ id, field })} />
      {problem && <CellMessage id={messageId} cell={params} problem={problem} />}
    </>
  );
};
