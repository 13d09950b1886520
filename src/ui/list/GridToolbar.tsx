import Add from '@mui/icons-material/Add';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ManageSearch from '@mui/icons-material/ManageSearch';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import { FiltersButton } from './FiltersButton';
import { QuickSearch } from './QuickSearch';
import type { SoughtRecord } from './soughtRecord';

/** What opens over a grid. */
export type GridPanel = 'filters' | 'columns' | 'lookup' | 'csv';

type GridToolbarProps = {
  title: string;
  search: string;
  onSearch: (text: string) => void;
  onRecord?: (sought: SoughtRecord) => Promise<boolean>;
  /** How many filters are on. */
  filterCount: number;
  /** The panel that is open. */
  panel: GridPanel | null;
  onPanel: (panel: GridPanel) => void;
  /** The buttons that panels hang from. */
  filterButton: Ref<HTMLButtonElement>;
  columnsButton: Ref<HTMLButtonElement>;
  /** Whether records can be looked up by a pasted list. */
  lookUp: boolean;
  choosing?: { on: boolean; onToggle: () => void; button: Ref<HTMLButtonElement> };
  /** Where a new record is added, and where many come from a file. */
  addPath: string;
  importPath?: string;
  /** Searches and filters that are one click away. */
  children?: ReactNode;
  /** The other views of the list. */
  views?: ReactNode;
};

const style = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  px: 1.5,
  py: 1,
} as const;

/** A link that what the list is asked for in its address goes along with. */
const ToolbarLink = ({ path, ...props }: ButtonProps & { path: string }) => {
  const { search } = useLocation();
  return <Button component={Link} to={{ pathname: path, search }} sx={{ ml: 1 }} {...props} />;
};

/** What is listed, the ways to find something in it, how the grid looks, and New. */
export const GridToolbar = (props: GridToolbarProps) => {
  const { title, filterCount, panel, onPanel, choosing, addPath, importPath } = props;
  const tool = (name: GridPanel, label: string, icon: ReactNode, ref?: Ref<HTMLButtonElement>) => (
    <IconButton
      ref={ref}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={panel === name}
      onClick={() => onPanel(name)}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box sx={style}>
      <Typography component="h1" noWrap sx={{ fontSize: '1.0625rem', fontWeight: 600, mr: 1 }}>
        {title}
      </Typography>
      <QuickSearch
        label={`Search ${title.toLowerCase()}`}
        value={props.search}
        onSearch={props.onSearch}
        onRecord={props.onRecord}
      />
      <FiltersButton
        ref={props.filterButton}
        count={filterCount}
        isOpen={panel === 'filters'}
        onOpen={() => onPanel('filters')}
      />
      {props.children}
      <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto', alignItems: 'center' }}>
        {props.views}
        {props.lookUp && tool('lookup', 'Look up many', <ManageSearch fontSize="small" />)}
        {choosing && (
          <IconButton
            ref={choosing.button}
            aria-label="Choose rows"
            title="Choose rows"
            aria-pressed={choosing.on}
            onClick={choosing.onToggle}
            color={choosing.on ? 'primary' : 'default'}
          >
            <ChecklistOutlined fontSize="small" />
          </IconButton>
        )}
        {tool('columns', 'Columns', <ViewColumnOutlined fontSize="small" />, props.columnsButton)}
        {tool('csv', 'Save as CSV', <FileDownloadOutlined fontSize="small" />)}
        {importPath && (
          <ToolbarLink path={importPath} startIcon={<UploadFileOutlined />}>
            Import
          </ToolbarLink>
        )}
        <ToolbarLink path={addPath} variant="contained" startIcon={<Add />}>
          New
        </ToolbarLink>
      </Box>
    </Box>
  );
};
