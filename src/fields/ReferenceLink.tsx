import Link from '@mui/material/Link';
import { useCanAccess, useResourceDefinitions } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { ReferenceField } from './field';
import { FROM_RECORD } from './fromRecord';

type ReferenceLinkProps = { field: ReferenceField; id: number; text: string };

/** The name of a linked record: a link to it for those who may see it, plain text for everybody else. */
export const ReferenceLink = ({ field, id, text }: ReferenceLinkProps) => {
  const path: unknown = useResourceDefinitions()[field.reference]?.options?.path;
  const { canAccess } = useCanAccess({ resource: field.reference, action: 'show' });
  if (!canAccess || typeof path !== 'string') return <>{text}</>;
  return (
    <Link component={RouterLink} to={`${path}/${id}`} state={FROM_RECORD} title={text} noWrap sx={{ minWidth: 24 }}>
      {text}
    </Link>
  );
};
