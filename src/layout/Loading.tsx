import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;
const travel = keyframes`from { transform: translateX(-100%) } to { transform: translateX(400%) }`;

/** A thin line at the top of what is loading, after a moment: quick loads show nothing and move nothing. */
export const Loading = () => (
  <Box sx={{ position: 'relative', flex: 1, width: '100%' }}>
    <Box
      role="progressbar"
      aria-label="Loading"
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: 0,
        height: 3,
        overflow: 'hidden',
        opacity: 0,
        animation: `${appear} 150ms 300ms forwards`,
        '&::after': {
          content: '""',
          display: 'block',
          width: '25%',
          height: '100%',
          bgcolor: 'primary.main',
          animation: `${travel} 1.2s ease-in-out infinite`,
        },
      }}
    />
  </Box>
);
