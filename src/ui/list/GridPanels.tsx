import { type RefObject, useMemo } from 'react';
import type { Column } from '../../fields/column';
import type { Field } from '../../fields/field';
import { ID_FIELD } from '../../fields/filters';
import type { AnyRecord } from '../../fields/record';
import { FilterPanel } from '../filters/FilterPanel';
import { ColumnsPanel } from '../panels/ColumnsPanel';
import { CsvDialog } from '../panels/CsvDialog';
import { LookUpDialog } from '../panels/LookUpDialog';
import type { GridPanel } from './GridToolbar';
import { inOrder } from './gridLayout';
import type { ResourceList } from './useResourceList';

type GridPanelsProps = {
  panel: { name: GridPanel; field?: string };
  onClose: () => void;
  resource: string;
  title: string;
  fields: readonly Field[];
  columns: readonly Column[];
  list: ResourceList;
  /** The rows that are chosen, where some are: a file is of them alone. */
  chosen: readonly AnyRecord[];
  filterButton: RefObject<HTMLButtonElement | null>;
  columnsButton: RefObject<HTMLButtonElement | null>;
};

/** What opens over a list from its toolbar and from the menus of its columns. */
const GridPanels = (props: GridPanelsProps) => {
  const { panel, onClose, resource, title, fields, columns, list, chosen } = props;
  const { filter, changeFilter, layout, sort } = list;
  const shown = useMemo(
    () => inOrder(columns, layout.order).filter(({ field }) => layout.visible[field] !== false),
    [columns, layout],
  );
  switch (panel.name) {
    case 'filters':
      return (
        <FilterPanel
          fields={fields}
          filter={filter}
          onChange={changeFilter}
          wanted={panel.field}
          anchor={props.filterButton}
          onClose={onClose}
        />
      );
    case 'columns':
      return (
        <ColumnsPanel
          columns={columns}
          layout={layout}
          onChange={list.changeLayout}
          anchor={props.columnsButton}
          onClose={onClose}
        />
      );
    case 'lookup':
      return (
        <LookUpDialog
          resource={resource}
          title={title}
          fields={fields}
          // A filter that was on before could hide what is looked up.
          onFound={(ids) => changeFilter({ id: ids })}
          onClose={onClose}
        />
      );
    case 'csv':
      return (
        <CsvDialog
          resource={resource}
          asked={{
            fields,
            sort: [sort.field, sort.order],
            filter: chosen.length > 0 ? { [ID_FIELD.source]: chosen.map(({ id }) => id) } : filter,
            columns: shown.map(({ field }) => field),
          }}
          onClose={onClose}
        />
      );
  }
};

export default GridPanels;
