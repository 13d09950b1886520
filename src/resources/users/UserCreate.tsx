import { CreateDialog } from '../../ui/dialog/CreateDialog';
import { RecordFields } from '../../ui/form/RecordFields';
import type { CreateViewProps } from '../../ui/resource';
import { userFields } from './fields';

const UserCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog title="Create New User" fields={userFields} size="x-small" savedMessage="User added" onClose={onClose}>
    <RecordFields fields={userFields} columns={1} />
  </CreateDialog>
);

export default UserCreate;
