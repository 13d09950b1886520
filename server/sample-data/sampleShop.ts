/**
 * The sample shop: believable to somebody of the trade, and the same for the same day and seed, wherever it is made.
 * Pure: the records as people would have typed them, with ids that link them. `loadSampleShop.ts` stores them.
 */
import { type SampleCustomer, sampleCustomers } from './customers';
import { type SampleJob, sampleJobs } from './jobTickets';
import { type SampleMaterial, sampleMaterials } from './materials';
import { planQuotes, type SampleQuote } from './quotes';
import { type SampleOverhead, type SampleUser, sampleLetterhead, sampleOverhead, sampleUsers } from './setup';
import { type SampleDie, sampleTooling } from './tooling';

export type SampleShopOptions = {
  /** The day that the shop's work lies around, `YYYY-MM-DD`. */
  today: string;
  /** How many job tickets; 1,200 unless said. */
  tickets?: number;
  /** Another seed makes another shop. */
  seed?: string;
};

export type SampleShop = {
  customers: readonly SampleCustomer[];
  tooling: readonly SampleDie[];
  materials: readonly SampleMaterial[];
  overhead: readonly SampleOverhead[];
  users: readonly SampleUser[];
  standards: typeof sampleLetterhead;
  quotes: readonly { quote: SampleQuote; quoted: string }[];
  /** Job tickets with parts and timesheet entries, made one after another as they are asked for. */
  jobs: () => Iterable<SampleJob>;
};

export const SAMPLE_TICKETS = 1200;
const SAMPLE_QUOTES = 300;

export const sampleShop = ({ today, tickets = SAMPLE_TICKETS, seed = 'label shop' }: SampleShopOptions): SampleShop => {
  const dies = sampleTooling(seed);
  const materials = sampleMaterials();
  const quotes = planQuotes({ count: SAMPLE_QUOTES, today, dies, materials, seed });
  return {
    customers: sampleCustomers(seed),
    tooling: dies,
    materials,
    overhead: sampleOverhead(today, seed),
    users: sampleUsers(),
    standards: sampleLetterhead,
    quotes: quotes.map(({ quote, quoted }) => ({ quote, quoted })),
    jobs: () => sampleJobs({ count: tickets, today, seed, quotes }),
  };
};
