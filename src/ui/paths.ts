const RECORD_ID = /^[1-9]\d{0,9}$/;

/** Whether a part of an address can be a record's id: a whole number, nothing else. */
export const isRecordId = (text: string): boolean => RECORD_ID.test(text);

/** Whether a path is `root` itself or lies under it, by whole segments: `/job-tickets/41` is not under `/job-tickets/4`. */
export const isUnder = (path: string, root: string): boolean => {
  const segments = (text: string) => text.split('/').filter(Boolean);
  const inner = segments(path);
  return segments(root).every((segment, index) => inner[index] === segment);
};

/** Whether something lies over the list at `root` when the path is open: one of its records, or the form for a new one. */
export const isOver = (path: string, root: string): boolean => isUnder(path, root) && !isUnder(root, path);
