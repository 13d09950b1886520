/** How many records a page of a list can have. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100];

/** A size that is offered; the usual one for any other. */
export const clampPageSize = (size: unknown): number => {
  const [usual = 25] = PAGE_SIZES;
  return PAGE_SIZES.find((offered) => offered === size || String(offered) === size) ?? usual;
};
