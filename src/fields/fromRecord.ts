/**
 * What a link in a record leaves in the browser's history with the address it leads to: whoever closes what opens there
 * comes back to the record, and not to a list that they did not come from.
 */
export const FROM_RECORD = { isFromRecord: true };

/** Whether the state of an address says so. */
export const isFromRecord = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromRecord' in state && state.isFromRecord === true;
