import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link, useLocation } from 'react-router';
import { changedSearch, isBoard } from './board/boardSearch';

/** The two ways to see the list of tickets: each is an address of its own, with the same filter. `by` is the board's. */
export const ViewSwitch = ({ by }: { by: string | null }) => {
  const { pathname, search } = useLocation();
  const onBoard = isBoard(search);
  const views = [
    { label: 'Grid', Icon: TableRows, current: !onBoard, to: changedSearch(search, { view: null }) },
    {
      label: 'Board',
      Icon: ViewKanban,
      current: onBoard,
      to: changedSearch(search, { view: 'board', page: null, by }),
    },
  ];
  return (
    <ButtonGroup variant="outlined" color="inherit" aria-label="View" sx={{ mr: 1, height: 32 }}>
      {views.map(({ label, Icon, current, to }) => (
        <Button
          key={label}
          component={Link}
          to={{ pathname, search: to }}
          aria-label={label}
          aria-current={current ? 'page' : undefined}
          title={label}
          sx={{ px: 0.75, borderColor: 'divider', bgcolor: current ? 'action.selected' : undefined }}
        >
          <Icon fontSize="small" />
        </Button>
      ))}
    </ButtonGroup>
  );
};
