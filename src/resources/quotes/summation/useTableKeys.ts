import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { useFormMode } from '../../../fields/formMode';
import { columns, isAimedAt, isTarget } from './columns';
import { type Cell, cellAt, cellKey, isSingle, moved, type Selection, singleCell } from './selection';

type Table = {
  table: RefObject<HTMLTableElement | null>;
  lines: number;
  selection: Selection;
  select: (selection: Selection) => void;
  /** Empties the selected cells. */
  clear: () => void;
  /** Takes back the last step, and does it again; not there while nothing can be typed. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Begins to type where a cell has no input of its own: what a row should come to, an override without a type. */
  aim: (cell: Cell, text: string) => void;
};

const textInput = (element: EventTarget): HTMLInputElement | null =>
  element instanceof HTMLInputElement && element.type === 'text' ? element : null;

/** Whether the keys move between cells rather than in the text of one: nothing of it is marked apart from the rest. */
export const isWhole = (input: HTMLInputElement | null): boolean =>
  !input || (input.selectionStart === 0 && input.selectionEnd === input.value.length);

const caretAt = (input: HTMLInputElement | null, end: 'start' | 'end'): boolean => {
  if (!input || input.selectionStart !== input.selectionEnd) return false;
  return input.selectionStart === (end === 'start' ? 0 : input.value.length);
};

/** Typing goes on at the end of what stands in the cell. */
const intoText = (input: HTMLInputElement): void => input.setSelectionRange(input.value.length, input.value.length);

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The keyboard and the mouse of a spreadsheet: arrows and Enter move, Shift extends, typing replaces, F2 goes into the
 * text, Esc takes back what was typed into the cell. The handlers belong to the table; the cells know nothing of them.
 */
export const useTableKeys = ({ table, lines, selection, select, clear, undo, redo, aim }: Table) => {
  const { editing } = useFormMode();
  const dragging = useRef(false);

  const focus = (cell: Cell) => {
    const place = table.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`);
    const control = place?.querySelector<HTMLElement>('input, select') ?? place;
    // What has the focus already gets none anew, and a block that began there ends all the same.
    if (control === document.activeElement) select(singleCell(cell));
    else control?.focus();
    if (control) textInput(control)?.select();
  };
  const move = (down: number, right: number, extend: boolean) => {
    const to = moved(selection.active, down, right, lines);
    if (extend) select({ anchor: selection.anchor, active: to });
    else focus(to);
  };

  const onFocus = ({ target }: { target: EventTarget }) => {
    const cell = cellAt(target);
    if (cell) select(singleCell(cell));
  };

  const arrow = (event: KeyboardEvent, input: HTMLInputElement | null): boolean => {
    const [down, right] = ARROWS[event.key] ?? [0, 0];
    const inText = right !== 0 && !isWhole(input) && !caretAt(input, right < 0 ? 'start' : 'end');
    if (inText) return false;
    if (event.ctrlKey || event.metaKey) move(down * lines, right * columns.length, event.shiftKey);
    else move(down, right, event.shiftKey);
    return true;
  };

  /** Whether the key was one of the table's. */
  const press = (event: KeyboardEvent): boolean => {
    const input = textInput(event.target);
    const cell = cellAt(event.target);
    const command = event.ctrlKey || event.metaKey;
    if (!cell) return false;
    if (event.key in ARROWS) return arrow(event, input);
    switch (event.key) {
      case 'Enter':
        if (command) return false;
        move(event.shiftKey ? -1 : 1, 0, false);
        return true;
      case 'Home':
      case 'End': {
        if (!isWhole(input)) return false;
        const sign = event.key === 'Home' ? -1 : 1;
        move(command ? sign * lines : 0, sign * columns.length, event.shiftKey);
        return true;
      }
      case 'F2':
        if (input) intoText(input);
        else aim(cell, '');
        return true;
      case 'Delete':
      case 'Backspace':
        if (isSingle(selection)) return false;
        clear();
        return true;
      case 'a':
        if (!command || !isWhole(input)) return false;
        select({ anchor: { line: 0, column: 0 }, active: moved({ line: 0, column: 0 }, lines, columns.length, lines) });
        return true;
    }
    const name = columns[cell.column]?.name;
    const isAimed = input && name && isTarget(name);
    if (command && !isAimed && /^[zy]$/i.test(event.key)) {
      const take = event.shiftKey || event.key.toLowerCase() === 'y' ? redo : undo;
      take?.();
      return true;
    }
    // What is no beginning of a number is no target, but whoever types it where a type is lacking is told so.
    const typed = name === 'override' ? /^\S$/ : /^[\d.\-$]$/;
    if (!input && !command && name && isAimedAt(name) && typed.test(event.key)) {
      aim(cell, event.key);
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.nativeEvent.isComposing || !press(event)) return;
    event.preventDefault();
  };

  const onMouseDown = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (!cell || event.button !== 0) return;
    dragging.current = true;
    if (event.shiftKey) {
      event.preventDefault();
      select({ anchor: selection.anchor, active: cell });
      return;
    }
    // Also where the focus stays: what the press does then is about this cell alone.
    if (!isSingle(selection)) select(singleCell(cell));
    const input = textInput(event.target);
    if (input && (document.activeElement !== input || isWhole(input))) {
      // A press selects the cell, so that typing replaces what is in it; a double one goes into the text.
      event.preventDefault();
      if (event.detail > 1) intoText(input);
      else focus(cell);
      return;
    }
    const focused = cellAt(document.activeElement);
    const isFocused = focused !== null && cellKey(focused) === cellKey(cell);
    // A finger has no keyboard until there is something to type into, nor for a cell that takes nothing yet.
    const isByFinger = editing && matchMedia('(pointer: coarse)').matches;
    const name = columns[cell.column]?.name;
    if (!input && (isFocused || isByFinger) && name && isAimedAt(name)) {
      event.preventDefault();
      aim(cell, '');
    }
  };
  const onMouseOver = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (event.buttons !== 1) dragging.current = false;
    if (!dragging.current || !cell || cellKey(cell) === cellKey(selection.active)) return;
    getSelection()?.removeAllRanges();
    select({ anchor: selection.anchor, active: cell });
  };

  return { focus, handlers: { onFocus, onKeyDown, onMouseDown, onMouseOver } };
};
