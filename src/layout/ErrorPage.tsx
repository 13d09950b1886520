import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/**
 * What is left when a screen breaks, or a part of it could not be loaded because the server has a newer version. Plain
 * links and a reload: nothing that could break in its turn.
 */
export const ErrorPage = () => (
  <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3 }}>
    <Box sx={{ maxWidth: 440 }}>
      <Typography variant="h1" gutterBottom>
        Something went wrong
      </Typography>
      <Typography sx={{ mb: 3 }}>
        This page could not be shown. Nothing that was saved is lost. Reload it; if that does not help, go back to the
        job tickets and tell whoever looks after the server.
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" size="medium" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button size="medium" href="/">
          Job tickets
        </Button>
      </Box>
    </Box>
  </Box>
);
