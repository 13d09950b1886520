type Filter = Readonly<Record<string, unknown>>;

/** The quotes and job tickets that use a record of Setup, each by the filter that lists exactly them. */
export const quotesAndTickets = (quotes: Filter, tickets: Filter) => [
  { resource: 'quotes', one: 'quote', many: 'quotes', path: '/quotes', filter: quotes },
  { resource: 'job-tickets', one: 'job ticket', many: 'job tickets', path: '/job-tickets', filter: tickets },
];
