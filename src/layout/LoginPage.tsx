import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { authProvider, type Credentials } from '../providers/authProvider';
import { readSession } from '../providers/session';
import { endReason } from '../providers/sessionEnded';
import { asSentence } from '../ui/asSentence';
import { layoutsToCome } from '../ui/list/keptLayouts';
import { PRODUCT_NAME } from './productName';
import { SignInForm } from './SignInForm';

/** Where somebody was, or wanted to go, when the sign-in came between; react-admin leaves it in the navigation's state. */
const wantedPage = (state: unknown): string => {
  const { nextPathname, nextSearch } = (state ?? {}) as { nextPathname?: unknown; nextSearch?: unknown };
  if (typeof nextPathname !== 'string') return '/';
  return nextPathname + (typeof nextSearch === 'string' ? nextSearch : '');
};

type LoginPageProps = {
  /** Fetches what comes after the sign-in while somebody types. */
  onTyping: () => Promise<unknown>;
};

/** The sign-in. Whoever is signed in already has no business here. */
export const LoginPage = ({ onTyping }: LoginPageProps) => {
  const navigate = useNavigate();
  const wanted = wantedPage(useLocation().state);
  // Asked once: after signing in here, `signIn` leads on to the page that was wanted.
  const [alreadySignedIn] = useState(() => readSession() !== null);

  // Whether the early fetch works out shows when its result is needed: the router asks again, and says so.
  const fetchAhead = () => {
    onTyping().catch(() => undefined);
  };

  const signIn = async (credentials: Credentials) => {
    await authProvider.login(credentials);
    // Asked for beside the code of the list that needs them.
    void layoutsToCome();
    navigate(wanted, { replace: true });
  };

  const reason = endReason();
  const start = wanted === '/' ? 'Log in to start.' : 'Log in to go on where you were.';
  if (alreadySignedIn) return <Navigate to="/" replace />;
  return (
    <Box component="main" sx={{ minHeight: '100%', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" onInput={fetchAhead} sx={{ width: '100%', maxWidth: 380, p: { xs: 3, sm: 4 } }}>
        <Box component="img" src="/favicon.svg" alt="" sx={{ width: 40, height: 40, display: 'block', mb: 2 }} />
        <Typography variant="h1" sx={{ mb: 0.5 }}>
          {PRODUCT_NAME}
        </Typography>
        <SignInForm hint={reason === null ? start : asSentence(reason)} signIn={signIn} />
      </Paper>
    </Box>
  );
};
