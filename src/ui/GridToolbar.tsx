import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import DensitySmall from '@mui/icons-material/DensitySmall';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ColumnsPanelTrigger, type GridDensity, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SizeSearch } from '../fields/sizeSearch';
import { QuickSearch } from './QuickSearch';
import { SizeSearchButton } from './SizeSearchButton';

type GridToolbarState = {
  title: string;
  search: string;
  onSearch: (text: string) => void;
  /** The search for a label size, where the records have one. */
  sizeSearch?: { size: SizeSearch | null; onSearch: (size: SizeSearch | null) => void };
  density: GridDensity;
  onDensity: (density: GridDensity) => void;
  /** Where a new record is added, where there can be one. */
  addPath?: string;
  /** Where many come from a file. */
  importPath?: string;
  /** Filters that are one click away. */
  quickFilters?: ReactNode;
  /** The other views of the list. */
  views?: ReactNode;
  /** Choosing rows to do something with, where there is something to do with them. */
  choosing?: { on: boolean; onToggle: () => void; bar: ReactNode };
};

/** The grid takes its toolbar as a component made once: what it shows reaches it through this context. */
const GridToolbarContext = createContext<GridToolbarState | null>(null);
export const GridToolbarProvider = GridToolbarContext.Provider;

const DENSITIES: readonly { value: GridDensity; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'standard', label: 'Standard' },
  { value: 'comfortable', label: 'Comfortable' },
];

const DensityMenu = ({ density, onDensity }: Pick<GridToolbarState, 'density' | 'onDensity'>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title="Row height">
        <ToolbarButton
          aria-label="Row height"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DensitySmall fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DENSITIES.map(({ value, label }) => (
          <MenuItem
            key={value}
            dense
            role="menuitemradio"
            aria-checked={value === density}
            onClick={() => {
              onDensity(value);
              setAnchor(null);
            }}
          >
            <ListItemIcon>{value === density && <Check fontSize="small" />}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** What is listed, the quick search, how the grid looks, and New. */
export const GridToolbar = () => {
  const state = useContext(GridToolbarContext);
  const { search: listState } = useLocation();
  if (!state) return null;
  const {
    title,
    search,
    onSearch,
    sizeSearch,
    density,
    onDensity,
    addPath,
    importPath,
    quickFilters,
    views,
    choosing,
  } = state;
  return (
    <>
      <Toolbar style={{ flex: 'none', flexWrap: 'wrap', height: 'auto', minHeight: 52, gap: 8, padding: '8px 12px' }}>
        <Typography component="h1" noWrap sx={{ fontSize: '1.0625rem', fontWeight: 600, mr: 1 }}>
          {title}
        </Typography>
        <QuickSearch label={`Search ${title.toLowerCase()}`} value={search} onSearch={onSearch} />
        {sizeSearch && <SizeSearchButton {...sizeSearch} />}
        {quickFilters}
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto', alignItems: 'center' }}>
          {views}
          {choosing && (
            <Tooltip title="Choose rows">
              <ToolbarButton aria-label="Choose rows" aria-pressed={choosing.on} onClick={choosing.onToggle}>
                <ChecklistOutlined fontSize="small" color={choosing.on ? 'primary' : 'inherit'} />
              </ToolbarButton>
            </Tooltip>
          )}
          <Tooltip title="Columns">
            <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
              <ViewColumnOutlined fontSize="small" />
            </ColumnsPanelTrigger>
          </Tooltip>
          <DensityMenu density={density} onDensity={onDensity} />
          {importPath && (
            <Button
              component={Link}
              to={{ pathname: importPath, search: listState }}
              startIcon={<UploadFileOutlined />}
              sx={{ ml: 1 }}
            >
              Import
            </Button>
          )}
          {addPath && (
            <Button
              component={Link}
              to={{ pathname: addPath, search: listState }}
              variant="contained"
              startIcon={<Add />}
              sx={{ ml: 1 }}
            >
              New
            </Button>
          )}
        </Box>
      </Toolbar>
      {choosing?.on && choosing.bar}
    </>
  );
};
