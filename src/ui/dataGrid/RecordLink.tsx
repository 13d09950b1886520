import { createContext, type ReactNode, useContext } from 'react';

/** The address of the list that a link is in: where its records are, and what is asked of the list. */
type ListAddress = { path: string; search: string };

const ListAddressContext = createContext<ListAddress>({ path: '', search: '' });

export const ListAddressProvider = ListAddressContext.Provider;

type RecordLinkProps = { id: string | number; children: ReactNode };

/**
 * The real link in a row's first cell: its record over the list as it stands, for a window of its own. A plain click on
 * it is one on its row. It is no stop for the Tab key, since Enter on any cell of the row does the same.
 */
export const RecordLink = ({ id, children }: RecordLinkProps) => {
  const { path, search } = useContext(ListAddressContext);
  return (
    <a
      className="grid-link"
      href={`${path}/${id}${search}`}
      tabIndex={-1}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </a>
  );
};
