/** Ids as they stand in addresses and tokens. */

/** Ids are whole numbers of 32 bits; a longer one names no record. */
export const readId = (text: string): number | null => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
};
