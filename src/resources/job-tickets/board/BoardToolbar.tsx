import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import { QUICK_SEARCH } from '../../../fields/filters';
import { QuickFilters } from '../../../ui/list/QuickFilters';
import { QuickSearch } from '../../../ui/list/QuickSearch';
import { useListPath } from '../../../ui/resource';
import { dueFilters } from '../dueFilters';
import { ViewSwitch } from '../ViewSwitch';
import type { BoardSearch } from './boardSearch';

type BoardToolbarProps = BoardSearch & {
  onBy: (by: string) => void;
  onFilter: (filter: Record<string, unknown>) => void;
};

/** The same as above the grid, and what the columns are. */
export const BoardToolbar = ({ by, filter, onBy, onFilter }: BoardToolbarProps) => {
  const path = useListPath();
  const { search } = useLocation();
  const find = (text: string) => {
    const { [QUICK_SEARCH]: _, ...others } = filter;
    onFilter(text ? { ...others, [QUICK_SEARCH]: text } : others);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1, minHeight: 52 }}>
      <Typography component="h1" noWrap sx={{ fontSize: '1.0625rem', fontWeight: 600, mr: 1 }}>
        Job Tickets
      </Typography>
      <QuickSearch label="Search job tickets" value={String(filter[QUICK_SEARCH] ?? '')} onSearch={find} />
      <QuickFilters filters={dueFilters} values={filter} onChange={onFilter} />
      <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto', alignItems: 'center' }}>
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
        <ViewSwitch />
        <Button component={Link} to={{ pathname: `${path}/add`, search }} variant="contained" startIcon={<Add />}>
          New
        </Button>
      </Box>
    </Box>
  );
};
