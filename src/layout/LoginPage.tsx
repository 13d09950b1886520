import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLogin } from 'ra-core';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readSession } from '../providers/session';
import { PRODUCT_NAME } from './productName';
import { SignInForm } from './SignInForm';

/** Whether somebody was on their way to a page, or on it, when the sign-in came between. */
const wasElsewhere = (state: unknown): boolean => {
  const { nextPathname } = (state ?? {}) as { nextPathname?: unknown };
  return typeof nextPathname === 'string' && nextPathname !== '/';
};

/** The sign-in. Whoever is signed in already has no business here. */
export const LoginPage = () => {
  const login = useLogin();
  const { state } = useLocation();
  // Asked once: after signing in here, `login` leads on to the page that was wanted.
  const [alreadySignedIn] = useState(() => readSession() !== null);
  if (alreadySignedIn) return <Navigate to="/" replace />;

  return (
    <Box
      component="main"
      sx={{ minHeight: '100%', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 380, p: { xs: 3, sm: 4 } }}>
        <Box component="img" src="/favicon.svg" alt="" sx={{ width: 40, height: 40, display: 'block', mb: 2 }} />
        <Typography variant="h1">{PRODUCT_NAME}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
          {wasElsewhere(state) ? 'Log in to go on where you were.' : 'Log in to start.'}
        </Typography>
        <SignInForm signIn={login} />
      </Paper>
    </Box>
  );
};
