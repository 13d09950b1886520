import { GridEditSingleSelectCell, type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';

/** A cell of choices that is changed in place: choosing one is all there is to do. */
export const EditChoiceCell = (params: GridRenderEditCellParams) => {
  const apiRef = useGridApiContext();
  const { id, field } = params;
  return <GridEditSingleSelectCell {...params} onValueChange={() => apiRef.current.stopCellEditMode({ id, field })} />;
};
