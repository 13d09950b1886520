import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider, useNotify } from 'ra-core';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FieldInput } from '../../fields/FieldInput';
import { fieldOf } from '../../fields/field';
import { FormModeProvider } from '../../fields/formMode';
import type { LabelShopDataProvider } from '../../providers/dataProvider';
import { useLayer } from '../../ui/dialog/useLayer';
import { failureOf } from '../../ui/saving/failure';
import { userFields } from './fields';

const password = fieldOf(userFields, 'password');

type SetPasswordProps = { userId: number; name: string };

const SetPasswordDialog = ({ userId, name, onClose }: SetPasswordProps & { onClose: () => void }) => {
  const form = useForm<{ password: string | null }>({ defaultValues: { password: null } });
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const notify = useNotify();
  const id = useId();

  const save = async ({ password: typed }: { password: string | null }) => {
    try {
      await dataProvider.changePassword(userId, { password: typed ?? '' });
      notify(`Password of ${name} set`, { type: 'success' });
      onClose();
    } catch (error) {
      const { message, errors } = failureOf(error, [password]);
      form.setError('password', { message: errors.password ?? message });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onEnter: () => form.setFocus('password') } }}
    >
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit(save)} noValidate autoComplete="off">
          <DialogTitle id={`${id}-title`}>Set password of {name}</DialogTitle>
          <DialogContent>
            <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
              Wherever {name} is logged in now, that session ends.
            </DialogContentText>
            <FormModeProvider value={{ editing: true, when: 'create', idPrefix: `${id}-` }}>
              <FieldInput field={password} />
            </FormModeProvider>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              Save
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};

/** Gives a user a new password: the first one of a user who has none, or another for one who forgot it. */
export const SetPassword = ({ userId, name }: SetPasswordProps) => {
  const layer = useLayer();
  return (
    <>
      <Button variant="outlined" onClick={layer.show}>
        Set password
      </Button>
      {layer.open && <SetPasswordDialog userId={userId} name={name} onClose={layer.hide} />}
    </>
  );
};
