import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { travellingBar } from '../travellingBar';

const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

/** What is there sooner than that shows no sign of having been waited for. */
const QUICK = '250ms';

/**
 * A line over the rows while others are on their way. Its look is there before it is needed, and nothing of it moves
 * while it is out of sight: both would take from the time in which the rows are drawn.
 */
export const LoadingLine = ({ shown }: { shown: boolean }) => (
  <Box
    sx={{
      position: 'relative',
      height: 0,
      zIndex: 5,
      '& > div': {
        ...travellingBar,
        height: 3,
        animation: `${appear} 0s linear ${QUICK} both`,
        '&::after': { ...travellingBar['&::after'], animationDelay: QUICK },
      },
    }}
  >
    {shown && <div role="progressbar" aria-label="Loading" />}
  </Box>
);
