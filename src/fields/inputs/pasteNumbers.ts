import type { ClipboardEvent } from 'react';

/** Several values of a spreadsheet on one line, parted as nobody writes one number; null of a text that is no more than one. */
export const severalValues = (text: string, separator: string): string | null => {
  const values = text
    .split(/[\r\n\t]+/)
    .map((value) => value.trim())
    .filter(Boolean);
  return values.length > 1 ? values.join(separator) : null;
};

const paste = (event: ClipboardEvent, separator: string) => {
  const values = severalValues(event.clipboardData.getData('text/plain'), separator);
  if (values === null) return;
  event.preventDefault();
  // Deprecated, and the only way of putting a text in that can be undone like any other.
  document.execCommand('insertText', false, values);
};

/**
 * For an input of one number: pasted lines and columns stay the several values that they are, "250; 300", which is no
 * number. The browser would make spaces of their ends, and spaces part thousands: 250,300.
 */
export const pasteOneNumber = (event: ClipboardEvent) => paste(event, '; ');

/** For an input that takes several numbers with commas between them. */
export const pasteNumbers = (event: ClipboardEvent) => paste(event, ', ');
