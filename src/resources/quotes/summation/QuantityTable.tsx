import { type ClipboardEvent, type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormMode } from '../../../fields/formMode';
import type { Warning } from '../../../pricing';
import { firstFew } from '../../../ui/firstFew';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import type { RowNumber } from '../rows';
import { pastedValue, readCells, writeCells } from './clipboard';
import { type Column, cellField, columns, copiedText, isPriced, isTarget, type TypedColumn } from './columns';
import { displayOrder, type Sorting } from './displayOrder';
import { figureWidths } from './figureWidths';
import { QuantityRow } from './QuantityRow';
import { type Cell, FIRST_CELL, isSingle, rangeOf, singleCell } from './selection';
import { TableHead } from './TableHead';
import { figureWidthStyle } from './tableStyle';
import { comesFirst, isTried, type Target } from './targets';
import { isWhole, useTableKeys } from './useTableKeys';
import { useTableUndo } from './useTableUndo';

/** Something that no cell has taken: said below the table, and at its row where it is about one. */
export type Notice = {
  text: string;
  row?: RowNumber;
  /** It is true until the target changes, not only while somebody stays at the row. */
  ofTarget?: boolean;
};

type QuantityTableProps = {
  target: Target | null;
  onTarget: (target: Target | null) => void;
  notice: Notice | null;
  /** Called with what was typed or pasted and did not find a cell; with null once that is no longer what is done. */
  onNotice: (notice: Notice | null) => void;
  onRow: (row: RowNumber) => void;
};

const NO_WARNINGS: readonly Warning[] = [];

/** What was pasted and is not in the table, by its text. */
const notPasted = (texts: readonly string[]): string => {
  const { few, more } = firstFew(texts, 5);
  const named = few.map((text) => `“${text.slice(0, 30)}”`).join(', ');
  return `Not pasted, no cell takes it: ${named}${more > 0 ? ` and ${more} more` : ''}.`;
};

const isTyped = (column: Column | undefined): column is Extract<Column, { name: TypedColumn }> =>
  column !== undefined && !isPriced(column);

/**
 * The ten quantities as a sheet of cells: typed in, moved about in, copied from and pasted to like a spreadsheet. How it
 * looks is said around it (`tableStyle`), once and not with each key.
 */
export const QuantityTable = ({ target, onTarget, notice, onNotice, onRow }: QuantityTableProps) => {
  const { editing } = useFormMode();
  const { rows, warnings } = useQuoteCalculation().calculation;
  const { getValues, setValue } = useFormContext();
  const table = useRef<HTMLTableElement>(null);
  const [sorting, setSorting] = useState<Sorting>(null);
  const [order, setOrder] = useState<readonly RowNumber[]>(() => displayOrder(rows, null, {}));
  const [selection, setSelection] = useState(() => singleCell(FIRST_CELL));
  const range = rangeOf(selection);

  // By the figures as they are drawn, without the head being drawn anew with each of them.
  const drawn = useRef(rows);
  useEffect(() => {
    drawn.current = rows;
  }, [rows]);
  const sort = useCallback(
    (wanted: Sorting) => {
      setSorting(wanted);
      setOrder(displayOrder(drawn.current, wanted, getValues()));
    },
    [getValues],
  );
  const rowAt = (line: number): RowNumber => order[line] ?? 1;

  const { step, undo, redo } = useTableUndo(editing);
  const write = (values: ReadonlyMap<string, unknown>) => {
    step();
    for (const [source, value] of values) {
      setValue(source, value, { shouldDirty: true, shouldValidate: typeof value === 'string' });
    }
    step();
  };
  const clear = () => {
    if (!editing) return;
    const cleared = new Map<string, unknown>();
    for (let line = range.top; line <= range.bottom; line++) {
      for (const column of columns.slice(range.left, range.right + 1)) {
        const field = cellField(rowAt(line), column.name, getValues());
        if (field) cleared.set(field.source, field.type === 'boolean' ? false : field.type === 'choice' ? 0 : null);
      }
    }
    write(cleared);
  };

  const aim = ({ line, column }: Cell, text: string) => {
    const name = columns[column]?.name;
    const row = rowAt(line);
    if (name && isTarget(name)) {
      if (isTried(target)) onNotice({ text: comesFirst(target, editing), row, ofTarget: true });
      else onTarget({ row, column: name, text });
    }
    // Without a type there is no field to type into.
    else if (name === 'override' && editing) onNotice({ text: 'Choose an override type first', row });
  };

  const { focus, handlers } = useTableKeys({
    table,
    lines: order.length,
    selection,
    select: (selected) => {
      step();
      setSelection(selected);
      onRow(rowAt(selected.active.line));
      if (notice?.row && !notice.ofTarget) onNotice(null);
    },
    clear,
    undo: editing ? undo : undefined,
    redo: editing ? redo : undefined,
    aim,
  });

  // The keyboard stays where the target was typed, also when a button beside the table took it over and is gone.
  const wasAimed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the target, not each move in the table
  useEffect(() => {
    if (wasAimed.current && !target && editing && document.activeElement === document.body) focus(selection.active);
    wasAimed.current = target !== null;
  }, [target]);

  const isInText = (element: EventTarget): boolean =>
    isSingle(selection) && element instanceof HTMLInputElement && element.type === 'text' && !isWhole(element);

  const copy = (event: ClipboardEvent) => {
    if (isInText(event.target)) return;
    const values = getValues();
    const lines = order.slice(range.top, range.bottom + 1).map((number) => {
      const row = rows[number - 1];
      return columns.slice(range.left, range.right + 1).map(({ name }) => (row ? copiedText(row, name, values) : ''));
    });
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeCells(lines));
    if (event.type === 'cut') clear();
  };

  const paste = (event: ClipboardEvent) => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    const isOne = cells.length === 1 && cells[0]?.length === 1;
    // A target is no cell of the quote: its text is its own.
    const isTyping = event.target instanceof HTMLInputElement;
    const isAimed = isTyping && !isTyped(columns[range.left]);
    const only = isOne ? cells[0]?.[0]?.trim() : undefined;
    const name = columns[range.left]?.name;
    if (only && !isTyping && isSingle(selection) && name && isTarget(name)) {
      event.preventDefault();
      aim(selection.active, only);
      return;
    }
    if (!editing || (isOne && (isAimed || isInText(event.target)))) return;
    event.preventDefault();
    const height = isOne ? range.bottom - range.top + 1 : cells.length;
    const width = isOne ? range.right - range.left + 1 : Math.max(...cells.map((line) => line.length));
    const pasted = new Map<string, unknown>();
    const lost: string[] = [];
    for (let down = 0; down < height; down++) {
      const row = order[range.top + down];
      for (let right = 0; right < width; right++) {
        const text = isOne ? cells[0]?.[0] : cells[down]?.[right];
        if (text === undefined) continue;
        const column = columns[range.left + right];
        // A type that is pasted beside its value decides where the value goes.
        const field =
          row && isTyped(column) && cellField(row, column.name, { ...getValues(), ...Object.fromEntries(pasted) });
        const value = field && isTyped(column) ? pastedValue(column.name, text) : undefined;
        if (field && value !== undefined) pasted.set(field.source, value);
        else if (text.trim() !== '') lost.push(text.trim());
      }
    }
    write(pasted);
    onNotice(lost.length > 0 ? { text: notPasted(lost) } : null);
  };

  /** Rows do not change places under somebody who types; they are put in order again when the table is left. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (sorting && !currentTarget.contains(relatedTarget)) sort(sorting);
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are typed in and moved about in
      role="grid"
      aria-label="Quantities"
      ref={table}
      style={figureWidthStyle(figureWidths(rows, warnings))}
      onCopy={copy}
      onCut={copy}
      onPaste={paste}
      onBlur={leave}
      {...handlers}
    >
      <TableHead sorting={sorting} onSort={sort} />
      <tbody>
        {order.map((number, line) => {
          const priced = rows[number - 1];
          const isSelected = line >= range.top && line <= range.bottom;
          const own = warnings.filter(({ row }) => row === number);
          return (
            priced && (
              <QuantityRow
                key={number}
                row={number}
                line={line}
                priced={priced}
                warnings={own.length > 0 ? own : NO_WARNINGS}
                from={isSelected ? range.left : -1}
                to={isSelected ? range.right : -1}
                active={selection.active.line === line ? selection.active.column : -1}
                target={target?.row === number ? target : null}
                notice={notice?.row === number ? notice.text : undefined}
                onTarget={onTarget}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
};
