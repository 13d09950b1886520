import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

/** Light or dark. Until somebody chooses, the system's own setting holds. */
export const ThemeSwitch = () => {
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <Tooltip title={`Switch to ${other} theme`}>
      <IconButton aria-label={`Switch to ${other} theme`} onClick={() => setMode(other)} size="medium">
        {other === 'light' ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
