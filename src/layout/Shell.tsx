import Box from '@mui/material/Box';
import { useLogout } from 'ra-core';
import { Suspense, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { mayUse } from '../providers/access';
import { keepOwner, readSession } from '../providers/session';
import { discardUnsaved } from '../providers/unsaved';
import { Header } from './Header';
import { Loading } from './Loading';
import { Notices } from './Notices';
import { type Arrangement, resourceAt } from './resources';
import { RoleProvider } from './role';
import { SignInAgain } from './SignInAgain';

/** Isolated, so that the browser does not paint the list anew with each key in a dialog that lies over it. */
const mainStyle = {
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  isolation: 'isolate',
} as const;

/** Header and content. The content fills the window below the header and scrolls inside itself. */
const Shell = ({ resources }: { resources: Arrangement }) => {
  const logout = useLogout();
  // Asked at a sign-in only: a session that runs out must not take a form with unsaved text away. The server's next
  // answer will tell.
  const [session, setSession] = useState(() => {
    const first = readSession();
    keepOwner(first);
    return first;
  });

  const takeSession = () => {
    const next = readSession();
    if (!next) return;
    // What was typed on a screen that is not for this role any more goes with the screen.
    const shown = resourceAt(resources, window.location.pathname);
    if (shown && !mayUse(next.role, shown.name)) discardUnsaved();
    setSession(next);
  };

  if (!session) return <Navigate to="/login" replace />;
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
      <Header session={session} resources={resources} />
      <Box component="main" sx={mainStyle}>
        <Suspense fallback={<Loading />}>
          <RoleProvider value={session.role}>
            <Outlet />
          </RoleProvider>
        </Suspense>
      </Box>
      <Notices />
      <SignInAgain onSignedIn={takeSession} onLoggedOut={() => void logout()} />
    </Box>
  );
};

export default Shell;
