import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
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

const SetPasswordDialog = ({ userId, onClose }: { userId: number; onClose: () => void }) => {
  const form = useForm<{ password: string | null }>({ defaultValues: { password: null } });
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const notify = useNotify();
  const id = useId();

  const save = async ({ password: typed }: { password: string | null }) => {
    try {
      await dataProvider.changePassword(userId, { password: typed ?? '' });
      notify('Password set', { type: 'success' });
      onClose();
    } catch (error) {
      const { message, errors } = failureOf(error, [password]);
      form.setError('password', { message: errors.password ?? message });
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit(save)} noValidate autoComplete="off">
          <DialogTitle id={`${id}-title`}>Set password</DialogTitle>
          <DialogContent>
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
export const SetPassword = ({ userId }: { userId: number }) => {
  const layer = useLayer();
  return (
    <>
      <Button variant="outlined" onClick={layer.show}>
        Set password
      </Button>
      {layer.open && <SetPasswordDialog userId={userId} onClose={layer.hide} />}
    </>
  );
};
