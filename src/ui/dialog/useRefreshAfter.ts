import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Once a record's dialog has closed, by whatever way, the lists of its resource are asked for anew: others may have
 * changed them while somebody looked at the one record.
 */
export const useRefreshAfter = (resource: string): void => {
  const queryClient = useQueryClient();
  useEffect(
    () => () =>
      // When what the dialog itself had read is no longer looked at, and need not be read again.
      queueMicrotask(
        () =>
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [name, call] }) => name === resource && call !== 'getOne',
          }),
      ),
    [queryClient, resource],
  );
};
