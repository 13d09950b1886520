import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Link, useLocation } from 'react-router';
import { changedSearch, isBoard } from './board/boardSearch';

/** The two ways to see the list of tickets; each is an address of its own, with the same filter. */
export const ViewSwitch = () => {
  const { pathname, search } = useLocation();
  const current = isBoard(search) ? 'board' : 'grid';
  return (
    <ToggleButtonGroup exclusive size="small" value={current} aria-label="View" sx={{ mr: 1, height: 32 }}>
      <ToggleButton
        value="grid"
        component={Link}
        to={{ pathname, search: changedSearch(search, { view: null, by: null }) }}
        aria-label="Grid"
        title="Grid"
      >
        <TableRows fontSize="small" />
      </ToggleButton>
      <ToggleButton
        value="board"
        component={Link}
        to={{ pathname, search: changedSearch(search, { view: 'board', page: null }) }}
        aria-label="Board"
        title="Board"
      >
        <ViewKanban fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
};
