import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLogout } from 'ra-core';
import { Notification } from 'ra-ui-materialui';
import { Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { readSession } from '../providers/session';
import { AccountMenu } from './AccountMenu';
import { Loading } from './Loading';
import { PRODUCT_NAME } from './productName';
import type { Arrangement } from './resources';
import { SignInAgain } from './SignInAgain';
import { TabLink } from './TabLink';
import { ThemeSwitch } from './ThemeSwitch';
import { tabsFor } from './tabs';
import { HEADER_HEIGHT } from './theme';

/** Header and content. The content fills the window below the header and scrolls inside itself. */
const Shell = ({ resources }: { resources: Arrangement }) => {
  const logout = useLogout();
  const { pathname } = useLocation();
  const session = readSession();

  useEffect(() => {
    // Whoever logs out in one window is logged out in all of them.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue === null) logout();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [logout]);

  if (!session) return null;
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
      <Box
        component="header"
        sx={{
          flex: 'none',
          height: HEADER_HEIGHT,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 2 },
          px: { xs: 1, md: 2 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          component={Link}
          to="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            color: 'text.primary',
            textDecoration: 'none',
            fontWeight: 700,
            whiteSpace: 'nowrap',
          }}
        >
          <Box component="img" src="/favicon.svg" alt="" sx={{ width: 26, height: 26 }} />
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            {PRODUCT_NAME}
          </Box>
        </Box>
        <Box
          component="nav"
          aria-label="Main"
          sx={{ flex: 1, minWidth: 0, display: 'flex', gap: 0.5, overflowX: 'auto', p: 0.5 }}
        >
          {tabsFor(session.role, resources, pathname).map(({ label, path, current }) => (
            <TabLink key={path} to={path} current={current}>
              {label}
            </TabLink>
          ))}
        </Box>
        <ThemeSwitch />
        <AccountMenu session={session} />
        <Button
          color="inherit"
          startIcon={<Logout />}
          onClick={() => logout({}, undefined, false)}
          sx={{
            minHeight: 40,
            whiteSpace: 'nowrap',
            '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } },
          }}
        >
          Log Out
        </Button>
      </Box>
      <Box component="main" sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Box>
      <Notification />
      <SignInAgain />
    </Box>
  );
};

export default Shell;
