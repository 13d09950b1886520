import { memo } from 'react';
import { type Column, columns } from './columns';
import { nextSorting, type Sorting } from './displayOrder';

const ariaSort = (sorting: Sorting, column: Column['name']) => {
  if (sorting?.column !== column) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
};

const arrowOf = (sorting: Sorting, column: Column['name']): string => {
  if (sorting?.column !== column) return '';
  return sorting.descending ? ' ↓' : ' ↑';
};

type HeadProps = { sorting: Sorting; onSort: (sorting: Sorting) => void };

const Head = ({ sorting, onSort }: HeadProps) => (
  <>
    <colgroup>
      <col className="row" />
      {columns.map(({ name }) => (
        <col key={name} className={name} />
      ))}
      <col className="note" />
    </colgroup>
    <thead>
      <tr>
        <th scope="col" className="number">
          <span>Row</span>
        </th>
        {columns.map(({ name, label }) => (
          <th key={name} scope="col" className={name} aria-sort={ariaSort(sorting, name)}>
            <button
              type="button"
              className={name === 'include' || name === 'override_type' ? undefined : 'number'}
              onClick={() => onSort(nextSorting(sorting, name))}
            >
              {label}
              {arrowOf(sorting, name)}
            </button>
          </th>
        ))}
        <th scope="col" className="note">
          <span>To look at</span>
        </th>
      </tr>
    </thead>
  </>
);

/** The columns and their titles, by which the rows are sorted. */
export const TableHead = memo(Head);
