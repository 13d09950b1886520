/** What an entry comes to: hours times rate, in dollars; null while one of them is missing or no number yet. */
export const entryTotal = ({ hours, rate }: Readonly<Record<string, unknown>>): number | null =>
  typeof hours === 'number' && typeof rate === 'number' ? hours * rate : null;
