import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLogout } from 'ra-core';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import type { Session } from '../providers/session';
import { AccountMenu } from './AccountMenu';
import { PRODUCT_NAME } from './productName';
import type { Arrangement } from './resources';
import { TabLink } from './TabLink';
import { ThemeSwitch } from './ThemeSwitch';
import { tabsFor } from './tabs';
import { HEADER_HEIGHT } from './theme';

const HomeLink = () => (
  <Box
    component={Link}
    to="/"
    aria-label={PRODUCT_NAME}
    sx={{
      display: { xs: 'none', sm: 'flex' },
      alignItems: 'center',
      gap: 1,
      color: 'text.primary',
      textDecoration: 'none',
      fontWeight: 700,
      whiteSpace: 'nowrap',
    }}
  >
    <Box component="img" src="/favicon.svg" alt="" sx={{ width: 26, height: 26 }} />
    <Box component="span" sx={{ display: { sm: 'none', md: 'inline' } }}>
      {PRODUCT_NAME}
    </Box>
  </Box>
);

const LogOutButton = () => {
  const logout = useLogout();
  return (
    <Button
      color="inherit"
      startIcon={<Logout />}
      // Whoever logs out starts anew: the next person need not see where the last one was.
      onClick={() => logout({}, undefined, false)}
      sx={{
        flex: 'none',
        minHeight: 40,
        px: 1,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } },
      }}
    >
      Log Out
    </Button>
  );
};

type Props = { session: Session; resources: Arrangement };

const MainTabs = ({ session, resources }: Props) => {
  const { pathname } = useLocation();
  return tabsFor(session.role, resources, pathname).map(({ label, path, current }) => (
    <TabLink key={path} to={path} current={current}>
      {label}
    </TabLink>
  ));
};

/** Product name, tabs, theme, account and the way out. Of these only the tabs and the way out follow the address. */
export const Header = memo(({ session, resources }: Props) => (
  <Box
    component="header"
    sx={{
      flex: 'none',
      height: HEADER_HEIGHT,
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 0, md: 2 },
      px: { xs: 0.5, md: 2 },
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
      '@media print': { display: 'none' },
    }}
  >
    <HomeLink />
    <Box
      component="nav"
      aria-label="Main"
      sx={{ flex: 1, minWidth: 0, display: 'flex', gap: 0.5, overflowX: 'auto', p: 0.5 }}
    >
      <MainTabs session={session} resources={resources} />
    </Box>
    <ThemeSwitch />
    <AccountMenu session={session} />
    <LogOutButton />
  </Box>
));
