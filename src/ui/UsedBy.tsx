import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatNumber } from '../fields/formats';
import type { LabelShopDataProvider } from '../providers/dataProvider';

type User = {
  resource: string;
  one: string;
  many: string;
  /** The list of exactly those records. */
  path: string;
  filter: Readonly<Record<string, unknown>>;
};

type UsedByProps = {
  id: number;
  /** The resources that use the record, in the order they are named in. */
  users: readonly User[];
  /** What its use means for whoever changes it. */
  note?: string;
};

const listOf = ({ path, filter }: User) => ({
  pathname: path,
  search: `filter=${encodeURIComponent(JSON.stringify(filter))}`,
});

/**
 * Says by how many other records a record is used, with links to them. It is no part of the form: while it loads, and
 * where the server does not know, there is nothing.
 */
export const UsedBy = ({ id, users, note }: UsedByProps) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const { data: uses } = useQuery({
    queryKey: [resource, 'uses', id],
    queryFn: async ({ signal }) => (await dataProvider.uses(resource, id, { signal })).data,
    retry: false,
  });
  const counts = users.map((user) => ({
    user,
    count: uses?.find((use) => use.resource === user.resource)?.count ?? 0,
  }));
  const used = counts.filter(({ count }) => count > 0);
  return (
    <Typography variant="body2" component="p" sx={{ color: 'text.secondary', minHeight: 20 }} data-used-by="">
      {uses && used.length === 0 && 'Not used yet.'}
      {used.length > 0 && 'Used by '}
      {used.map(({ user, count }, index) => (
        <Fragment key={user.resource}>
          {index > 0 && ' and '}
          <Link component={RouterLink} to={listOf(user)}>
            {formatNumber(count, 0)} {count === 1 ? user.one : user.many}
          </Link>
        </Fragment>
      ))}
      {used.length > 0 && (note ? `. ${note}` : '.')}
    </Typography>
  );
};
