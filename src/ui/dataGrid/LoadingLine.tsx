import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { travellingBar } from '../travellingBar';

const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

/** A line over the rows while others are on their way; a quick answer shows no sign of having been waited for. */
export const LoadingLine = ({ shown }: { shown: boolean }) => (
  <Box sx={{ position: 'relative', height: 0, zIndex: 5 }}>
    {shown && (
      <Box
        role="progressbar"
        aria-label="Loading"
        sx={{
          height: 3,
          ...travellingBar,
          animation: `${appear} 0s linear 250ms both`,
        }}
      />
    )}
  </Box>
);
