import { columnsOf } from '../../fields/column';
import type { AnyRecord } from '../../fields/record';
import { EMPTY } from '../../fields/text';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import type { ListViewProps } from '../../ui/resource';
import { userFields } from './fields';

const columns = columnsOf(userFields, ['user', 'roleId'], {
  roleId: { flex: 1, minWidth: 130 },
  user: {
    valueFormatter: (name: unknown, { disabled }: AnyRecord) => `${name ?? EMPTY}${disabled ? ' (disabled)' : ''}`,
  },
});

const UserList = ({ sort }: ListViewProps) => (
  <ResourceGrid
    title="Users"
    resource="users"
    fields={userFields}
    columns={columns}
    sort={sort}
    emptyText="No users yet. Press New to add whoever is to log in here."
  />
);

export default UserList;
