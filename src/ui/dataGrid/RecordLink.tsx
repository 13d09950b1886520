import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useListPath } from '../resource';

type RecordLinkProps = { id: string | number; children: ReactNode };

/**
 * The real link in a row's first cell: it opens the record over the list as it stands, or in a window of its own. It is
 * no stop for the Tab key, since Enter on any cell of the row does the same.
 */
export const RecordLink = ({ id, children }: RecordLinkProps) => {
  const path = useListPath();
  const { search } = useLocation();
  return (
    <Link className="grid-link" to={{ pathname: `${path}/${id}`, search }} tabIndex={-1}>
      {children}
    </Link>
  );
};
