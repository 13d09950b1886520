import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { AnyRecord } from '../../fields/record';
import { readSession } from '../../providers/session';
import { EditDialog } from '../../ui/dialog/EditDialog';
import { RecordFields } from '../../ui/form/RecordFields';
import type { RecordViewProps } from '../../ui/resource';
import { userFields } from './fields';
import { SetPassword } from './SetPassword';

const NamedSetPassword = ({ id }: { id: number }) => {
  const record = useRecordContext<AnyRecord>();
  return <SetPassword userId={id} name={String(record?.user ?? `user #${id}`)} />;
};

const UserDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={({ user }) => String(user ?? `User #${id}`)}
    fields={userFields}
    size="x-small"
    savedMessage="User saved"
    onClose={onClose}
  >
    <RecordFields fields={userFields} columns={1} rows={4} />
    {id === readSession()?.employeeId ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Your own password is changed in the menu under your name.
      </Typography>
    ) : (
      <NamedSetPassword id={id} />
    )}
  </EditDialog>
);

export default UserDialog;
