/** The web that a ticket takes from the shelf. */
import type { QuoteSpecification } from './quoteSpecification';

const amount = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

/** Feet of material for a ticket of so many feet: with the quote's waste, and what the machines are set up with. */
export const materialFeet = (footage: unknown, quote: QuoteSpecification | null | undefined): number | null =>
  typeof footage === 'number' ? footage * (1 + amount(quote?.waste)) + amount(quote?.setup_footage) : null;
