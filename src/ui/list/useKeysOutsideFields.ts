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

/** A cell that is not typed in yet begins with the first figure: no hand types so many keys as quickly as the rest comes. */
const SCANNED_INTO_A_CELL_WITHIN = 25;
const FEWEST_SCANNED_INTO_A_CELL = 3;

/** Takes back what has been typed into a cell, as Esc does. */
const giveUpCell = (target: EventTarget | null): void => {
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
};

/**
 * What keys do for a list where nothing is being typed: `/` goes to its search, and what a scanner reads from paper is
 * taken by `onScan`, with the record that it names, wherever the focus is: on another row its Enter would open that one.
 */
export const useKeysOutsideFields = (
  search: RefObject<HTMLInputElement | null>,
  onScan?: (text: string, sought: SoughtRecord) => void,
) => {
  const scan = useEvent((text: string, sought: SoughtRecord) => onScan?.(text, sought));
  const isScanning = onScan !== undefined;

  useEffect(() => {
    const goToSearch = (event: KeyboardEvent) => {
      // Under a dialog the list is not there for anybody.
      if (event.target instanceof Element && event.target.closest(DIALOGS)) return;
      if (!search.current || search.current.closest('[aria-hidden=true]')) return;
      event.preventDefault();
      search.current.focus();
      search.current.select();
    };

    let scanned = '';
    let lastKey = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const isIn = (places: string) => event.target instanceof Element && event.target.closest(places) !== null;
      const [isTyped, isAtTable] = [isIn(FIELDS), isIn(TABLES)];
      const pause = event.timeStamp - lastKey;
      const isIntoCell = isTyped && isAtTable && scanned !== '' && pause <= SCANNED_INTO_A_CELL_WITHIN;
      if ((isTyped && !isIntoCell) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
        scanned = '';
        return;
      }
      if (pause > (isAtTable ? SCANNED_AT_A_TABLE_WITHIN : SCANNED_WITHIN)) scanned = '';
      lastKey = event.timeStamp;
      if (event.key === '/') goToSearch(event);
      else if (event.key.length === 1) scanned += event.key;
      else if (event.key === 'Shift') return;
      else if (event.key !== 'Enter') scanned = '';
      else if (isScanning) {
        const sought = soughtRecord(scanned, window.location.origin);
        if (!sought || (isIntoCell && scanned.length < FEWEST_SCANNED_INTO_A_CELL)) return;
        // A record may lie over the list; a question over that is answered first.
        if (document.querySelectorAll(DIALOGS).length <= 1) scan(scanned, sought);
        event.preventDefault();
        event.stopPropagation();
        scanned = '';
        if (isIntoCell) giveUpCell(event.target);
      }
    };
    // Before the row or button that has the focus gets the key.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [search, scan, isScanning]);
};
