/** What the console remembers of the server's answers, and when it asks again. */
import { focusManager, MutationCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

/** Whose names, sums and lists follow a resource: after a save they are out of date as well. */
const followers: Readonly<Record<string, readonly string[]>> = {
  customers: ['quotes', 'job-tickets', 'timesheets'],
  tooling: ['quotes', 'job-tickets', 'job-ticket-parts'],
  materials: ['quotes', 'job-tickets', 'lamination'],
  quotes: ['job-tickets', 'job-ticket-parts'],
  'job-tickets': ['job-ticket-parts', 'timesheets'],
  'job-ticket-parts': ['job-tickets'],
  timesheets: ['job-tickets'],
};

/** Somebody comes back when the tab is shown again, and when the window beside another one is turned to. */
focusManager.setEventListener((onFocus) => {
  if (typeof window === 'undefined') return undefined;
  const comeBack = () => onFocus();
  const events = ['visibilitychange', 'focus'];
  for (const name of events) window.addEventListener(name, comeBack);
  return () => {
    for (const name of events) window.removeEventListener(name, comeBack);
  };
});

const RETRIES = 2;

/** A refusal stays one; a server that stumbled or was out of reach for a moment is asked again. */
const askAgain = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

/** The resource that a create or update of react-admin saved to. */
const savedResource = (variables: unknown): string | undefined => {
  const { resource } = (variables ?? {}) as { resource?: unknown };
  return typeof resource === 'string' ? resource : undefined;
};

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: askAgain,
      // What others, or oneself in another tab, have changed meanwhile: coming back to a tab shows it. A form that is
      // edited keeps what it started from and what was typed.
      refetchOnWindowFocus: true,
      // What could not be read, or was changed by others, while the network was away.
      refetchOnReconnect: true,
      // The server is in the house: a browser that believes itself offline may still reach it.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    // react-admin has put the saved record itself into the cache by now; lists, options and histories of it and of all
    // that follows it are asked for anew. After a conflict somebody else's record is not in it yet, and is asked for too.
    onSettled: (_data, error, variables) => {
      const resource = savedResource(variables);
      const isOvertaken = error instanceof HttpError && error.status === 409;
      if ((error && !isOvertaken) || !resource) return;
      const changed = new Set([resource, ...(followers[resource] ?? [])]);
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [name, call] }) =>
          typeof name === 'string' && changed.has(name) && (isOvertaken || !(name === resource && call === 'getOne')),
      });
    },
  }),
});
