import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Session } from '../providers/session';
import { useLayer } from '../ui/dialog/useLayer';
import { lazyView } from '../ui/lazyView';

const AccountItems = lazyView(() => import('./AccountItems'));
const ChangePasswordDialog = lazyView(() => import('./ChangePasswordDialog'));

/** Who is signed in, and what they may do about it. */
export const AccountMenu = ({ session }: { session: Session }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const changing = useLayer();
  const name = session.name || 'Signed in';

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Account of ${name}`}
        startIcon={<AccountCircleOutlined />}
        onClick={(event) => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
        sx={{
          flex: 'none',
          minWidth: 40,
          minHeight: 40,
          px: 1,
          '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 }, ml: 0 },
        }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', md: 'block' },
            maxWidth: 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <AccountItems
            session={session}
            name={name}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChangePassword={changing.show}
          />
        </Suspense>
      )}
      {changing.open && session.employeeId !== null && (
        <Suspense>
          <ChangePasswordDialog userId={session.employeeId} onClose={changing.hide} />
        </Suspense>
      )}
    </>
  );
};
