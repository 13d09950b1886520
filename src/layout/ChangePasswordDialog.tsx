import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HttpError, useDataProvider, useLogout } from 'ra-core';
import { type SubmitEvent, useState } from 'react';
import { PasswordEye } from '../fields/inputs/PasswordEye';
import type { LabelShopDataProvider } from '../providers/dataProvider';
import { keepEndReason } from '../providers/sessionEnded';
import { PASSWORD_LENGTH } from '../resources/users/fields';

type Props = { userId: number; onClose: () => void };
type Errors = { current_password?: string; password?: string; repeated?: string; form?: string };

/** The server's texts at their fields, or the one text that belongs to none. */
const errorsOf = (error: unknown): Errors => {
  if (error instanceof HttpError && error.body?.errors) return error.body.errors;
  return { form: error instanceof Error ? error.message : String(error) };
};

/** Changes one's own password, and leads to the sign-in with the new one. */
const ChangePasswordDialog = ({ userId, onClose }: Props) => {
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const logout = useLogout();
  const [values, setValues] = useState({ current_password: '', password: '', repeated: '' });
  const [visible, setVisible] = useState<Partial<Record<keyof typeof values, boolean>>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (values.password !== values.repeated) {
      setErrors({ repeated: 'This is not the same as the new password' });
      return;
    }
    if (values.password !== '' && values.password === values.current_password) {
      setErrors({ password: 'This is the current password: choose another' });
      return;
    }
    setPending(true);
    try {
      await dataProvider.changePassword(userId, values);
      // The server ends every session of the user, this one included.
      keepEndReason('Your password was changed. Log in with the new one.');
      await logout();
    } catch (error) {
      setErrors(errorsOf(error));
    } finally {
      setPending(false);
    }
  };

  const field = (name: keyof typeof values, label: string, autoComplete: string, help?: string) => (
    <TextField
      type={visible[name] ? 'text' : 'password'}
      margin="dense"
      fullWidth
      autoFocus={name === 'current_password'}
      name={name}
      label={label}
      autoComplete={autoComplete}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      error={Boolean(errors[name])}
      helperText={errors[name] ?? help}
      slotProps={{
        input: {
          endAdornment: (
            <PasswordEye
              visible={visible[name] ?? false}
              onToggle={() => setVisible({ ...visible, [name]: !visible[name] })}
            />
          ),
        },
      }}
    />
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="change-password">
      <form onSubmit={save} noValidate>
        <DialogTitle id="change-password">Change password</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            You are then logged out everywhere, and log in with the new password.
          </Typography>
          {errors.form && <Alert severity="error">{errors.form}</Alert>}
          {field('current_password', 'Current password', 'current-password')}
          {field('password', 'New password', 'new-password', `At least ${PASSWORD_LENGTH.minLength} characters`)}
          {field('repeated', 'New password again', 'new-password')}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={pending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default ChangePasswordDialog;
