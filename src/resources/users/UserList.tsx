import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/ResourceGrid';
import { userFields } from './fields';

const columns = columnsOf(userFields, ['user', 'roleId']);

const UserList = () => (
  <ResourceGrid
    title="Users"
    resource="users"
    fields={userFields}
    columns={columns}
    sort={{ field: 'user', order: 'ASC' }}
    emptyText="No users yet."
  />
);

export default UserList;
