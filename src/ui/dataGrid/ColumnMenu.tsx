import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import FilterList from '@mui/icons-material/FilterList';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type GridColumnMenuProps, useGridApiContext } from '@mui/x-data-grid';
import type { SyntheticEvent } from 'react';

type ColumnMenuActions = {
  onFilter: (field: string) => void;
  onHide: (field: string) => void;
  onColumns: (field: string) => void;
};

/** What can be done with a column, besides what its heading does. */
const ColumnMenu = ({
  colDef,
  hideMenu,
  open,
  id,
  labelledby = '',
  onFilter,
  onHide,
  onColumns,
}: GridColumnMenuProps & ColumnMenuActions) => {
  const apiRef = useGridApiContext();
  const { field } = colDef;
  const items = [
    { label: 'Sort ascending', Icon: ArrowUpward, act: () => apiRef.current.sortColumn(field, 'asc') },
    { label: 'Sort descending', Icon: ArrowDownward, act: () => apiRef.current.sortColumn(field, 'desc') },
    { label: 'Filter…', Icon: FilterList, act: () => onFilter(field) },
    ...(colDef.hideable === false
      ? []
      : [{ label: 'Hide column', Icon: VisibilityOffOutlined, act: () => onHide(field) }]),
    { label: 'Columns…', Icon: ViewColumnOutlined, act: () => onColumns(field) },
  ];
  return (
    <Menu
      id={id}
      open={open}
      anchorEl={document.getElementById(labelledby)}
      onClose={(event: SyntheticEvent) => hideMenu(event)}
      slotProps={{ list: { 'aria-labelledby': labelledby } }}
    >
      {items.map(({ label, Icon, act }) => (
        <MenuItem
          key={label}
          onClick={(event) => {
            hideMenu(event);
            act();
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default ColumnMenu;
