/**
 * The first of a list, to be told one by one, and how many more there are. There is never 1 more: its name takes no more
 * room than saying so.
 */
export const firstFew = <Item>(items: readonly Item[], most: number): { few: readonly Item[]; more: number } => {
  const few = items.length === most + 1 ? items : items.slice(0, most);
  return { few, more: items.length - few.length };
};
