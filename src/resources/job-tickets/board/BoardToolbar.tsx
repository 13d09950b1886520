import Add from '@mui/icons-material/Add';
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheck';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { QUICK_SEARCH } from '../../../fields/filters';
import { lazyView } from '../../../ui/lazyView';
import { FiltersButton } from '../../../ui/list/FiltersButton';
import { activeFilters } from '../../../ui/list/listFilters';
import { QuickFilters } from '../../../ui/list/QuickFilters';
import { QuickSearch } from '../../../ui/list/QuickSearch';
import { useOpenRecord } from '../../../ui/list/useOpenRecord';
import { usePanel } from '../../../ui/list/usePanel';
import { useListPath } from '../../../ui/resource';
import { dueFilters } from '../dueFilters';
import { jobTicketFields } from '../fields';
import type { BoardSearch } from './boardSearch';

const FilterChips = lazyView(() => import('../../../ui/filters/FilterChips'));
const FilterPanel = lazyView(async () => ({
  default: (await import('../../../ui/filters/FilterPanel')).FilterPanel,
}));
const LookUpDialog = lazyView(async () => ({
  default: (await import('../../../ui/panels/LookUpDialog')).LookUpDialog,
}));

type BoardToolbarProps = BoardSearch & {
  onBy: (by: string) => void;
  onFilter: (filter: Record<string, unknown>) => void | Promise<void>;
  /** The switch to the grid. */
  views: ReactNode;
};

/** The same as above the grid, and what the columns are. */
export const BoardToolbar = ({ by, filter, onBy, onFilter, views }: BoardToolbarProps) => {
  const path = useListPath();
  const { search } = useLocation();
  const filterButton = useRef<HTMLButtonElement>(null);
  const { panel, openPanel, closePanel } = usePanel<'filters' | 'lookup'>();
  const filterCount = activeFilters(jobTicketFields, filter).length;
  const openRecord = useOpenRecord('job-tickets');
  const find = (text: string) => {
    const { [QUICK_SEARCH]: _, ...others } = filter;
    onFilter(text ? { ...others, [QUICK_SEARCH]: text } : others);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1, minHeight: 52 }}>
        <Typography component="h1" noWrap sx={{ fontSize: '1.0625rem', fontWeight: 600, mr: 1 }}>
          Job Tickets
        </Typography>
        <QuickSearch
          label="Search job tickets"
          value={String(filter[QUICK_SEARCH] ?? '')}
          onSearch={find}
          onRecord={openRecord}
        />
        <FiltersButton
          ref={filterButton}
          count={filterCount}
          isOpen={panel === 'filters'}
          onOpen={() => openPanel('filters')}
        />
        <QuickFilters filters={dueFilters} values={filter} onChange={onFilter} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 0.5,
            ml: 'auto',
            alignItems: 'center',
          }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            value={by}
            aria-label="Columns"
            onChange={(_, chosen: string | null) => chosen && onBy(chosen)}
            sx={{ mr: 1, height: 32 }}
          >
            <ToggleButton value="department" sx={{ textTransform: 'none' }}>
              Department
            </ToggleButton>
            <ToggleButton value="job_ticket_status" sx={{ textTransform: 'none' }}>
              Status
            </ToggleButton>
          </ToggleButtonGroup>
          {views}
          <IconButton
            aria-label="Look up many"
            title="Look up many"
            aria-haspopup="dialog"
            aria-expanded={panel === 'lookup'}
            onClick={() => openPanel('lookup')}
            // A phone has no room for it here; above the grid it has.
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <PlaylistAddCheck fontSize="small" />
          </IconButton>
          <Button component={Link} to={{ pathname: `${path}/add`, search }} variant="contained" startIcon={<Add />}>
            New
          </Button>
        </Box>
      </Box>
      <Suspense fallback={null}>
        {filterCount > 0 && <FilterChips fields={jobTicketFields} filter={filter} onChange={onFilter} />}
        {panel === 'filters' && (
          <FilterPanel
            fields={jobTicketFields}
            filter={filter}
            onChange={onFilter}
            anchor={filterButton}
            onClose={closePanel}
          />
        )}
        {panel === 'lookup' && (
          <LookUpDialog
            resource="job-tickets"
            title="Job Tickets"
            fields={jobTicketFields}
            onFound={(ids) => onFilter({ id: ids })}
            onClose={closePanel}
          />
        )}
      </Suspense>
    </>
  );
};
