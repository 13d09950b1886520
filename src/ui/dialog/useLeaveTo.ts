import { useEvent } from 'ra-core';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The address one step back in the browser's history, where the browser tells it. */
const addressBefore = (): string | null | undefined => {
  // Older browsers have none, which the types do not say.
  const history: Navigation | undefined = window.navigation;
  return history?.entries()[(history.currentEntry?.index ?? 0) - 1]?.url;
};

/**
 * Closes a dialog that has an address of its own and shows what lies under it. Where it was opened from there, that is a
 * step back: Back goes on from what was there before, and no press of it does nothing. From elsewhere, what lies under the
 * dialog takes its place in the browser's history. Back never opens again what was just closed.
 */
export const useLeaveTo = (path: string): (() => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isLeaving = useRef(false);
  return useEvent(() => {
    if (addressBefore() !== new URL(path + search, window.location.origin).href) {
      void navigate({ pathname: path, search }, { replace: true });
      return;
    }
    // One step is enough, however often closing is asked for before it has been made, or refused.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const settle = () => {
      isLeaving.current = false;
    };
    window.addEventListener('popstate', settle, { once: true });
    void navigate(-1);
  });
};
