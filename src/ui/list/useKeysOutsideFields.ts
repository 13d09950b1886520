import { useEvent } from 'ra-core';
import { type RefObject, useEffect } from 'react';
import { type SoughtRecord, soughtRecord } from './soughtRecord';

/** What is typed into: a box that is ticked takes no text. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * A scanner takes less than this between two keys, in milliseconds, also one that stutters over the air. It is generous:
 * the rest of a torn number would be the number of another record.
 */
const SCANNED_WITHIN = 500;

/** Where figures are typed into a table, also one that it refuses, a hand's would be taken for a scanner's. */
const TABLES = '[role=dialog] [role=grid]';
const SCANNED_AT_A_TABLE_WITHIN = 50;

/** Into a cell no hand types so many keys, Enter among them, in so little time for each, in milliseconds. */
const FEWEST_SCANNED_INTO_A_CELL = 3;
const SCANNED_INTO_A_CELL_PER_KEY = 30;

/** Keys that follow each other so quickly that a scanner may have read them. */
type Burst = {
  text: string;
  began: number;
  last: number;
  /** What stood in the cell that they are typed into; null where it was not typed in yet. */
  before: string | null;
};

const isIn = ({ target }: Event, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

const isTooQuickForAHand = ({ text, began, last }: Burst): boolean =>
  text.length >= FEWEST_SCANNED_INTO_A_CELL && (last - began) / text.length <= SCANNED_INTO_A_CELL_PER_KEY;

/** Puts back what stood in a cell, as it was typed; one that began with the scan is given up, as by Esc. */
const putBack = (cell: HTMLInputElement, before: string | null): void => {
  if (before === null) {
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    return;
  }
  // React hears of a value only where it has not set it itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cell, before);
  cell.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * What keys do for a list where nothing is being typed: `/` goes to its search, and what a scanner reads from paper is
 * taken by `onScan`, with the record that it names, wherever the focus is: on another row its Enter would open that one,
 * and in a cell of a table its figures would be a quantity.
 */
export const useKeysOutsideFields = (
  search: RefObject<HTMLInputElement | null>,
  onScan?: (text: string, sought: SoughtRecord) => void,
) => {
  const scan = useEvent((text: string, sought: SoughtRecord) => onScan?.(text, sought));
  const isScanning = onScan !== undefined;

  useEffect(() => {
    /** Whether there is a search to go to: under a dialog the list is not there for anybody. */
    const goToSearch = (event: KeyboardEvent): boolean => {
      if (isIn(event, DIALOGS) || !search.current || search.current.closest('[aria-hidden=true]')) return false;
      event.preventDefault();
      search.current.focus();
      search.current.select();
      return true;
    };

    let burst: Burst | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, timeStamp } = event;
      const isAtTable = isIn(event, TABLES);
      const cell = isAtTable && target instanceof HTMLInputElement && isIn(event, FIELDS) ? target : null;
      if ((isIn(event, FIELDS) && !cell) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
        burst = null;
        return;
      }
      if (key === 'Shift') return;
      const isNext = burst && timeStamp - burst.last <= (isAtTable ? SCANNED_AT_A_TABLE_WITHIN : SCANNED_WITHIN);
      const keys: Burst =
        isNext && burst ? burst : { text: '', began: timeStamp, last: 0, before: cell?.value ?? null };
      keys.last = timeStamp;
      burst = keys;
      if (key.length === 1 && !(key === '/' && goToSearch(event))) {
        keys.text += key;
        return;
      }
      burst = null;
      const sought = key === 'Enter' && isScanning ? soughtRecord(keys.text, window.location.origin) : null;
      if (!sought || (cell && !isTooQuickForAHand(keys))) return;
      // A record may lie over the list; a question over that is answered first.
      if (document.querySelectorAll(DIALOGS).length <= 1) scan(keys.text, sought);
      event.preventDefault();
      event.stopPropagation();
      if (cell) putBack(cell, keys.before);
    };
    // Before the row or button that has the focus gets the key.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [search, scan, isScanning]);
};
