/** Many clients at once, who look at lists, open tickets and save them. */
import autocannon from 'autocannon';

export type LoadResult = {
  requests: number;
  perSecond: number;
  /** Connections that broke, answers that never came, and those that are no success. */
  errors: number;
  timeouts: number;
  non2xx: number;
  latency: { p50: number; p99: number; max: number };
};

type Load = {
  /** Where the server listens. */
  url: string;
  token: string;
  clients: number;
  /** How long, or how many requests all together. */
  until: { seconds: number } | { requests: number };
  /** A ticket that exists. */
  ticket: number;
};

const PAGE = `sort=${encodeURIComponent('["due_date","ASC"]')}&range=${encodeURIComponent('[0,24]')}`;

export const load = async ({ url, token, clients, until, ticket }: Load): Promise<LoadResult> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const get = (path: string) => ({ method: 'GET' as const, path: `/api/database${path}`, headers });
  const result = await autocannon({
    url,
    connections: clients,
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    timeout: 30,
    requests: [
      get(`/job-tickets?${PAGE}`),
      get(`/job-tickets/${ticket}`),
      get(`/job-tickets/${ticket}/parts`),
      get('/quotes/options?limit=25'),
      {
        method: 'PUT',
        path: `/api/database/job-tickets/${ticket}/update`,
        headers,
        body: JSON.stringify({ notes: 'Seen by many at once' }),
      },
      { method: 'GET', path: '/api/health/ready' },
    ],
  });
  return {
    requests: result.requests.total,
    perSecond: result.requests.average,
    errors: result.errors,
    timeouts: result.timeouts,
    non2xx: result.non2xx,
    latency: { p50: result.latency.p50, p99: result.latency.p99, max: result.latency.max },
  };
};
