import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Session } from '../providers/session';
import { useOtherTheme } from './ThemeSwitch';

const ROLE_LABELS = { administrator: 'Administrator', staff: 'Staff' } as const;

type AccountItemsProps = {
  session: Session;
  name: string;
  /** The button that the menu hangs from while it is open. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onChangePassword: () => void;
};

/** What the account's button opens. */
const AccountItems = ({ session, name, anchor, onClose, onChangePassword }: AccountItemsProps) => {
  const theme = useOtherTheme();
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
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
          onClose();
          onChangePassword();
        }}
      >
        <ListItemIcon>
          <KeyOutlined fontSize="small" />
        </ListItemIcon>
        Change password
      </MenuItem>
      <MenuItem onClick={theme.choose} sx={{ display: { sm: 'none' } }}>
        <ListItemIcon>{theme.icon}</ListItemIcon>
        {theme.label}
      </MenuItem>
    </Menu>
  );
};

export default AccountItems;
