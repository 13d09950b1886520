import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import type { Ref } from 'react';

type FiltersButtonProps = {
  /** The panel hangs from it. */
  ref: Ref<HTMLButtonElement>;
  /** How many filters are on. */
  count: number;
  isOpen: boolean;
  onOpen: () => void;
};

/** Opens the panel with the filters of a list, and tells how many are on. */
export const FiltersButton = ({ ref, count, isOpen, onOpen }: FiltersButtonProps) => (
  <Button
    ref={ref}
    color={count > 0 ? 'primary' : 'inherit'}
    startIcon={<FilterList />}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={onOpen}
  >
    {count > 0 ? `Filters (${count})` : 'Filters'}
  </Button>
);
