import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';

type ChosenRowsBarProps = {
  count: number;
  /** How many of them are on other pages, or are not what is searched for. */
  notShown: number;
  onClear: () => void;
  onStop: () => void;
  /** The one button that is always there. */
  done: Ref<HTMLButtonElement>;
  children: ReactNode;
};

const countText = (count: number, notShown: number): string => {
  if (count === 0) return 'Choose rows';
  return notShown === 0 ? `${count} chosen` : `${count} chosen, ${notShown} not shown`;
};

/** How many rows are chosen, and what can be done with all of them. */
export const ChosenRowsBar = ({ count, notShown, onClear, onStop, done, children }: ChosenRowsBarProps) => (
  <Box
    role="region"
    aria-label="Chosen rows"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      px: 1.5,
      py: 0.75,
      bgcolor: 'action.selected',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box component="span" aria-live="polite" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', mr: 1 }}>
      {countText(count, notShown)}
    </Box>
    {children}
    {/* At the right end, also alone on a second line. */}
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      {count > 0 && (
        <Button color="inherit" onClick={onClear}>
          Choose none
        </Button>
      )}
      <Button ref={done} startIcon={<Close />} onClick={onStop}>
        Done
      </Button>
    </Box>
  </Box>
);
