import {
  type GridApi,
  type GridCellEditStartParams,
  GridCellEditStartReasons,
  type GridSingleSelectColDef,
  type MuiEvent,
} from '@mui/x-data-grid';

/** The first option that begins with a letter. */
const optionFor = ({ row, id, field, colDef }: GridCellEditStartParams, letter: string): unknown => {
  const { valueOptions = [], getOptionLabel = String } = colDef as GridSingleSelectColDef;
  const options = typeof valueOptions === 'function' ? valueOptions({ row, id, field }) : valueOptions;
  return options.find((option) => getOptionLabel(option).toLowerCase().startsWith(letter.toLowerCase()));
};

/**
 * What a key begins in a cell of choices. A letter begins with the option of that letter. The grid would begin with none
 * for any key, and lose what was chosen before: by a scanner's figures, or by a letter of the option wanted.
 */
export const startChoice = (api: GridApi | null, params: GridCellEditStartParams, event: MuiEvent): void => {
  const { id, field, colDef, reason, key = '' } = params;
  if (reason !== GridCellEditStartReasons.printableKeyDown || colDef.type !== 'singleSelect') return;
  event.defaultMuiPrevented = true;
  const option = optionFor(params, key);
  if (option !== undefined) api?.startCellEditMode({ id, field, initialValue: option });
};
