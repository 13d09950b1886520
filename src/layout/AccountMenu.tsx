import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '../providers/session';
import { useLayer } from '../ui/useLayer';
import { ThemeMenuItem } from './ThemeSwitch';

const ChangePasswordDialog = lazy(() => import('./ChangePasswordDialog'));

const ROLE_LABELS = { administrator: 'Administrator', staff: 'Staff' } as const;

/** Who is signed in, and what they may do about it. */
export const AccountMenu = ({ session }: { session: Session }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        onClick={(event) => setAnchor(event.currentTarget)}
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
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'region', 'aria-label': 'Account' } }}
      >
        <Box component="li" sx={{ px: 2, pt: 0.5, pb: 1 }} role="presentation">
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {ROLE_LABELS[session.role]}
          </Typography>
        </Box>
        <MenuItem
          disabled={session.employeeId === null}
          onClick={() => {
            setAnchor(null);
            changing.show();
          }}
        >
          <ListItemIcon>
            <KeyOutlined fontSize="small" />
          </ListItemIcon>
          Change password
        </MenuItem>
        <ThemeMenuItem />
      </Menu>
      {changing.open && session.employeeId !== null && (
        <Suspense>
          <ChangePasswordDialog userId={session.employeeId} onClose={changing.hide} />
        </Suspense>
      )}
    </>
  );
};
