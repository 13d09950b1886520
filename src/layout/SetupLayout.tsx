import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { mayUse } from '../providers/access';
import { readSession } from '../providers/session';
import { isUnder } from '../ui/paths';
import type { ResourceDefinition } from '../ui/resource';
import { Loading } from './Loading';
import { TabLink } from './TabLink';

/** Setup's own tabs, of what one may use: a column beside the screen, on a phone a row above it that scrolls sideways. */
const SetupLayout = ({ resources }: { resources: readonly ResourceDefinition[] }) => {
  const { pathname } = useLocation();
  // Asked once: a session that runs out takes no tab away.
  const [session] = useState(() => readSession());
  const usable = resources.filter(({ name }) => session && mayUse(session.role, name));
  const [first] = resources;
  const tabs = useRef<HTMLElement>(null);
  // On a phone the row shows a few of them: that of the open screen is to be among these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the screen, the current tab is another
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
      <Box
        ref={tabs}
        component="nav"
        aria-label="Setup"
        sx={{
          flex: 'none',
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: 0.5,
          p: 1,
          width: { md: 176 },
          overflow: 'auto',
          bgcolor: 'background.paper',
          borderColor: 'divider',
          borderStyle: 'solid',
          borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
        }}
      >
        {usable.map(({ name, path, label, icon: Icon }) => (
          <TabLink
            key={name}
            to={path}
            current={isUnder(pathname, path) || (pathname === '/setup' && name === first?.name)}
          >
            <Icon fontSize="small" sx={{ mr: 1 }} />
            {label}
          </TabLink>
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  );
};

export default SetupLayout;
