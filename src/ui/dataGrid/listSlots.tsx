/** The small parts of the grid of a list, as plain elements: a page has hundreds of them. */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import MoreVert from '@mui/icons-material/MoreVert';
import { GridColumnHeaders, GridNoRowsOverlay, GridRowCheckbox, type GridSlotsComponent } from '@mui/x-data-grid';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { lazyView } from '../lazyView';
import { ListRow } from './ListRow';

const ColumnMenu = lazyView(() => import('./ColumnMenu'));

/** A text that shows when the pointer rests on an element, by the browser's own means. */
const Hint = ({ title, children }: { title?: ReactNode; children: ReactElement<{ title?: string }> }) =>
  typeof title === 'string' && title !== '' ? cloneElement(children, { title }) : children;

const IconButton = ({ size: _, ...props }: ComponentProps<'button'> & { size?: string }) => (
  <button type="button" {...props} className={`grid-button ${props.className ?? ''}`} />
);

const Checkbox = ({
  material: _,
  slotProps,
  indeterminate = false,
  ...props
}: ComponentProps<'input'> & {
  material?: unknown;
  indeterminate?: boolean;
  slotProps?: { htmlInput?: ComponentProps<'input'> };
}) => (
  <input
    type="checkbox"
    {...props}
    {...slotProps?.htmlInput}
    className={`grid-checkbox ${props.className ?? ''}`}
    ref={(input) => {
      if (input) input.indeterminate = indeterminate;
    }}
    onChange={(event) => props.onChange?.(event)}
  />
);

type MenuFrameProps = { open?: boolean; children?: ReactNode; onExited?: () => void };

/** Where the menu of a column is: nowhere, until somebody opens it. */
const MenuFrame = ({ open, children, onExited }: MenuFrameProps) => {
  useEffect(() => {
    if (!open) onExited?.();
  }, [open, onExited]);
  return open ? <Suspense fallback={null}>{children}</Suspense> : null;
};

/** Which way the list is sorted by a column; a click on the heading turns it. */
const SortIcon = ({ direction }: { direction?: 'asc' | 'desc' | null }) => {
  if (!direction) return null;
  const Arrow = direction === 'asc' ? ArrowUpward : ArrowDownward;
  return <Arrow className="grid-sorted" fontSize="small" aria-hidden />;
};

/** A line at the top while rows are on their way. */
const LoadingLine = () => <div className="grid-loading" role="progressbar" aria-label="Loading" />;

const Nothing = () => null;

export const listSlots: Partial<GridSlotsComponent> = {
  row: ListRow,
  rowCheckbox: GridRowCheckbox,
  columnHeaders: GridColumnHeaders,
  columnHeaderSortIcon: SortIcon,
  columnHeaderFilterIconButton: Nothing,
  columnMenu: ColumnMenu,
  columnMenuIcon: MoreVert,
  columnResizeIcon: () => <span className="grid-separator" />,
  basePopper: MenuFrame,
  baseTooltip: Hint,
  baseIconButton: IconButton,
  baseCheckbox: Checkbox,
  loadingOverlay: LoadingLine,
  noRowsOverlay: GridNoRowsOverlay,
  noResultsOverlay: GridNoRowsOverlay,
  noColumnsOverlay: Nothing,
  bottomContainer: Nothing,
  pinnedRows: Nothing,
  detailPanels: Nothing,
  panel: Nothing,
  toolbar: Nothing,
  footer: Nothing,
} as object;
