import { useEvent } from 'ra-core';
import { type To, useNavigate } from 'react-router';
import { isOver } from '../paths';

/**
 * A function that opens what lies over the list or record at `root`. It takes the place of what lies there already: the
 * second click of a double one, which comes before the first one is drawn, leaves nothing for Back to open again.
 */
export const useOpenOver = (root: string): ((to: To) => void | Promise<void>) => {
  const navigate = useNavigate();
  return useEvent((to: To) => navigate(to, { replace: isOver(window.location.pathname, root) }));
};
