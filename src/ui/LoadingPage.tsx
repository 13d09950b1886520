import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;
const travel = keyframes`from { transform: translateX(-100%) } to { transform: translateX(400%) }`;

/** A screen whose code is on its way. The bar waits a moment, so that a quick load shows nothing at all. */
export const LoadingPage = () => (
  <Box
    role="progressbar"
    aria-label="Loading"
    sx={{
      height: 2,
      overflow: 'hidden',
      opacity: 0,
      animation: `${appear} 0s linear 300ms forwards`,
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
);
