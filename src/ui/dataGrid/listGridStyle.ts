import { travellingBar } from '../travellingBar';
import { gridStyle } from './gridStyle';

/** Named twice, it counts for more than the grid's own styles. */
const HEADING = '.MuiDataGrid-columnHeader.MuiDataGrid-columnHeader';

/** The grid of a list: one style for all of its parts, because a style of each cell's own is what makes grids slow. */
export const listGridStyle = {
  ...gridStyle,
  flex: 1,
  minHeight: 0,
  // A row is drawn by itself: what comes and goes around it, and where it stands, changes nothing in it.
  '& .MuiDataGrid-row': { ...gridStyle['& .MuiDataGrid-row'], contain: 'layout paint style' },
  '& .MuiDataGrid-cell.grid-whole, & .grid-whole > .grid-link': { overflow: 'visible' },
  // A chip without room is cut off like a text.
  '& .MuiDataGrid-cell:not(.grid-whole) > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // The menu of a column lies over the end of its heading while somebody is there, and takes no room from it.
  [`& ${HEADING} .MuiDataGrid-menuIcon`]: {
    position: 'absolute',
    insetBlock: 0,
    right: 4,
    m: 0,
    width: 'auto',
    visibility: 'hidden',
    bgcolor: 'var(--DataGrid-t-header-background-base)',
  },
  [`& ${HEADING}.MuiDataGrid-columnHeader--alignRight .MuiDataGrid-menuIcon`]: { right: 'auto', left: 4 },
  [`& ${HEADING}:is(:hover, :focus-within) .MuiDataGrid-menuIcon`]: { visibility: 'visible' },
  [`& ${HEADING} .MuiDataGrid-menuIcon.MuiDataGrid-menuOpen`]: { visibility: 'visible' },
  // The link is the whole cell: a click with the wheel or Ctrl beside a short number opens it as well.
  '& .grid-link': {
    display: 'block',
    mx: -1.25,
    px: 1.25,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'primary.main',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .grid-button': {
    display: 'inline-flex',
    border: 0,
    p: 0.25,
    borderRadius: '50%',
    background: 'none',
    color: 'text.secondary',
    fontSize: '1.125rem',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minWidth: 40, minHeight: 40, alignItems: 'center', justifyContent: 'center' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  // The box stands in the middle of its column, in the heading as in the rows.
  '& .MuiDataGrid-columnHeaderCheckbox.MuiDataGrid-columnHeader, & .MuiDataGrid-cellCheckbox.MuiDataGrid-cell': {
    p: 0,
    justifyContent: 'center',
  },
  '& .grid-checkbox': {
    width: 16,
    height: 16,
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
  },
  '& .grid-sorted': { fontSize: '1rem', ml: 0.5, color: 'text.secondary' },
  '& .grid-separator': { width: '1px', height: 16, bgcolor: 'divider' },
  '& .grid-loading': { height: 3, ...travellingBar },
} as const;
