import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { travellingBar } from '../ui/travellingBar';

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

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
        ...travellingBar,
        opacity: 0,
        animation: `${appear} 150ms 300ms forwards`,
      }}
    />
  </Box>
);
