import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';

/** Light or dark. Until somebody chooses, the system's own setting holds. */
export const useOtherTheme = () => {
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  return {
    label: `Switch to ${other} theme`,
    icon: other === 'light' ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />,
    choose: () => setMode(other),
  };
};

/** The switch in the header. On a phone, which has no room for it there, it is in the account menu. */
export const ThemeSwitch = () => {
  const { label, icon, choose } = useOtherTheme();
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={choose}
      sx={{ width: 40, height: 40, display: { xs: 'none', sm: 'flex' } }}
    >
      {icon}
    </IconButton>
  );
};
