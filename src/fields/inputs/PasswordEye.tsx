import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';

type PasswordEyeProps = { visible: boolean; onToggle: () => void };

/** Shows what stands in the password's input that it ends, or hides it again. */
export const PasswordEye = ({ visible, onToggle }: PasswordEyeProps) => (
  <InputAdornment position="end">
    <IconButton
      size="small"
      edge="end"
      aria-label={visible ? 'Hide password' : 'Show password'}
      aria-pressed={visible}
      onClick={onToggle}
    >
      {visible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  </InputAdornment>
);
