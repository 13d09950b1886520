import LinearProgress from '@mui/material/LinearProgress';

/** A screen whose code is on its way. The bar waits a moment, so that a quick load shows nothing at all. */
export const LoadingPage = () => (
  <LinearProgress
    aria-label="Loading"
    sx={{
      height: 2,
      '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
      animation: 'appear 0s linear 300ms both',
    }}
  />
);
