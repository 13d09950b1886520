import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { travellingBar } from './travellingBar';

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

/** A screen whose code is on its way. The bar waits a moment, so that a quick load shows nothing at all. */
export const LoadingPage = () => (
  <Box
    role="progressbar"
    aria-label="Loading"
    sx={{
      height: 2,
      ...travellingBar,
      opacity: 0,
      animation: `${appear} 0s linear 300ms forwards`,
    }}
  />
);
