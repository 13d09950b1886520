// biome-ignore-all lint/a11y/useSemanticElements: a grid that scrolls by itself is no table of the browser's
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowProps,
  gridClasses,
  gridFocusCellSelector,
  gridRowNodeSelector,
  useGridSelector,
} from '@mui/x-data-grid';
import { useGridPrivateApiContext } from '@mui/x-data-grid/internals';
import { type CSSProperties, memo, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { drawnWidth } from '../../fields/drawnWidth';
import { type ApiRef, enterGrid, tabStopIn } from './tabStop';

type Column = GridRowProps['visibleColumns'][number];

const focusedField = (apiRef: ApiRef, id: GridRowId): string | null => {
  const cell = gridFocusCellSelector(apiRef);
  return cell?.id === id ? cell.field : null;
};

/** The space beside a text in its cell, and that of the chip or sign it may stand in. */
const PADDING = 20;
const PICTURE = 20;

/**
 * Whether a cell has room for its text. Such a cell is not clipped: the browser keeps each clip apart, and hundreds of
 * them are what makes it slow to scroll and to draw anything over the list.
 */
const hasRoom = (text: string, { computedWidth, display }: Column): boolean =>
  drawnWidth(text, true) + PADDING + (display === 'flex' ? PICTURE : 0) <= computedWidth;

/** What is set on every cell of a column, whatever is in it. */
const cellClassOf = ({ align = 'left', display, cellClassName }: Column): string =>
  [
    gridClasses.cell,
    align === 'right' ? gridClasses['cell--textRight'] : gridClasses['cell--textLeft'],
    display === 'flex' && gridClasses['cell--flex'],
    cellClassName,
  ]
    .filter((name) => typeof name === 'string')
    .join(' ');

/** The cell that something happened in; not the room behind the last one. */
const cellOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`.${gridClasses.cell}[data-field]`) : null;

/** What a row shows; the grid tells it more, which changes while the grid finds its size. */
const SHOWN = [
  'rowId',
  'row',
  'index',
  'selected',
  'rowHeight',
  'visibleColumns',
  'isFirstVisible',
  'isLastVisible',
  'isNotVisible',
] as const;

const showsTheSame = (before: GridRowProps, after: GridRowProps): boolean =>
  SHOWN.every((name) => before[name] === after[name]);

/** A row that has the focus is kept, and takes no room, while it is scrolled out of sight. */
const OUT_OF_SIGHT: CSSProperties = { opacity: 0, width: 0, height: 0 };

/**
 * A row of the grid of a list, in place of the grid's own: one component with plain cells, which listens once for all of
 * them. A page has hundreds of cells, and each of the grid's own keeps watch over what no list has: editing, spanned and
 * pinned cells, sums.
 */
export const ListRow = memo((props: GridRowProps) => {
  const { rowId, row, index, selected, rowHeight, visibleColumns, isFirstVisible, isLastVisible, isNotVisible } = props;
  const apiRef = useGridPrivateApiContext();
  const element = useRef<HTMLDivElement>(null);
  const focused = useGridSelector(apiRef, focusedField, rowId);
  const reachedByTab = useGridSelector(apiRef, tabStopIn, rowId);

  useLayoutEffect(() => {
    const cells = [...(element.current?.children ?? [])] as HTMLElement[];
    const cell = focused && cells.find(({ dataset }) => dataset.field === focused);
    if (!cell || cell.contains(document.activeElement)) return;
    (cell.querySelector<HTMLElement>('[tabindex="0"]') ?? cell).focus({ preventScroll: true });
  }, [focused]);

  // A row that has just been taken away may be drawn once more.
  if (!gridRowNodeSelector(apiRef, rowId)) return null;

  const tellOfCell = (name: 'cellMouseDown' | 'cellKeyDown', event: SyntheticEvent) => {
    const field = cellOf(event)?.dataset.field;
    if (!field || !apiRef.current.getRow(rowId)) return;
    apiRef.current.publishEvent(name, apiRef.current.getCellParams(rowId, field), event as never);
  };
  /** What a cell shows, and the text of that. */
  const shownIn = (column: Column) => {
    if (!column.renderCell) {
      const text = String(apiRef.current.getRowFormattedValue(row, column) ?? '');
      return { text, content: text };
    }
    const params: GridRenderCellParams = apiRef.current.getCellParams(rowId, column.field);
    return { text: String(params.formattedValue ?? ''), content: column.renderCell(params) };
  };

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes from cell to cell
    <div
      ref={element}
      role="row"
      data-id={rowId}
      data-rowindex={index}
      aria-rowindex={index + 2}
      aria-selected={apiRef.current.isRowSelectable(rowId) ? selected : undefined}
      className={[
        gridClasses.row,
        selected && 'Mui-selected',
        isFirstVisible && gridClasses['row--firstVisible'],
        isLastVisible && gridClasses['row--lastVisible'],
      ]
        .filter(Boolean)
        .join(' ')}
      style={
        isNotVisible
          ? OUT_OF_SIGHT
          : ({ minHeight: rowHeight, maxHeight: rowHeight, '--height': `${rowHeight}px` } as CSSProperties)
      }
      onFocus={({ target, relatedTarget }) => {
        const field = target.matches(':focus-visible') ? target.dataset.field : undefined;
        if (field && !apiRef.current.rootElementRef.current?.contains(relatedTarget)) {
          enterGrid(apiRef, { id: rowId, field });
        }
      }}
      onMouseDown={(event) => tellOfCell('cellMouseDown', event)}
      onKeyDown={(event) => tellOfCell('cellKeyDown', event)}
      onClick={(event) => {
        if (cellOf(event)?.dataset.field === GRID_CHECKBOX_SELECTION_FIELD || !apiRef.current.getRow(rowId)) return;
        apiRef.current.publishEvent('rowClick', apiRef.current.getRowParams(rowId), event);
      }}
    >
      {visibleColumns.map((column, columnIndex) => {
        const tabIndex = !isNotVisible && reachedByTab === column.field ? 0 : -1;
        const { text, content } = shownIn(column);
        return (
          <div
            key={column.field}
            role="gridcell"
            data-field={column.field}
            data-colindex={columnIndex}
            aria-colindex={columnIndex + 1}
            className={hasRoom(text, column) ? `${cellClassOf(column)} grid-whole` : cellClassOf(column)}
            style={{ '--width': `${column.computedWidth}px` } as CSSProperties}
            title={typeof content === 'string' ? content : undefined}
            tabIndex={tabIndex}
          >
            {content}
          </div>
        );
      })}
      <div role="none" className={`${gridClasses.cell} ${gridClasses.cellEmpty}`} />
    </div>
  );
}, showsTheSame);
