import { useEvent } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStepBack } from './useStepBack';

/** What lies over the screen without a path of its own, in the state of an entry of the browser's history. */
type LayerState = { layer?: string } | null;

/** Entries of an earlier visit, or from before the page was loaded again, open nothing. */
const VISIT = crypto.randomUUID();

/**
 * A dialog without a path of its own that Back closes, and nothing else with it: while it is open, the browser's history
 * has one entry more, of the same address.
 */
export const useLayer = (): { open: boolean; show: () => void; hide: () => void } => {
  const location = useLocation();
  const navigate = useNavigate();
  const name = `${VISIT}${useId()}`;
  const open = (location.state as LayerState)?.layer === name;
  const stepBack = useStepBack();
  // A double click is one wish: the second entry would stay where the first is closed.
  const isComing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever came, it has come
  useEffect(() => {
    isComing.current = false;
  }, [location]);
  return {
    open,
    show: () => {
      if (open || isComing.current) return;
      isComing.current = true;
      void navigate(location, { state: { layer: name } });
    },
    // Also for what closes it late, such as an answer that came after it was closed: then there is nothing to close.
    hide: useEvent(() => {
      if (open) stepBack();
    }),
  };
};
