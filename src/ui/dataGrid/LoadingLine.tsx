import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;
const travel = keyframes`from { transform: translateX(-100%) } to { transform: translateX(400%) }`;

/** A line over the rows while others are on their way; a quick answer shows no sign of having been waited for. */
export const LoadingLine = ({ shown }: { shown: boolean }) => (
  <Box sx={{ position: 'relative', height: 0, zIndex: 5 }}>
    {shown && (
      <Box
        role="progressbar"
        aria-label="Loading"
        sx={{
          height: 3,
          overflow: 'hidden',
          animation: `${appear} 0s linear 250ms both`,
          '&::after': {
            content: '""',
            display: 'block',
            width: '25%',
            height: 1,
            bgcolor: 'primary.main',
            animation: `${travel} 1.2s ease-in-out infinite`,
          },
        }}
      />
    )}
  </Box>
);
