import { useEvent } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStepBack } from './useStepBack';

/** What lies over the screen without a path of its own, in the state of an entry of the browser's history. */
type LayerState = { layer?: string; over?: string } | null;

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** Entries of an earlier visit, or from before the page was loaded again, open nothing. */
const VISIT = crypto.randomUUID();

/**
 * How the address of what lies under a layer is changed while it is open: in its entry, and it stays open. Undefined where
 * none is.
 */
export const underLayer = (state: unknown): { replace: true; state: unknown } | undefined =>
  (state as LayerState)?.layer?.startsWith(VISIT) ? { replace: true, state } : undefined;

/**
 * A dialog without a path of its own that Back closes, and nothing else with it: while it is open, the browser's history
 * has one entry more, of the same address.
 */
export const useLayer = (): { open: boolean; show: () => void; hide: () => void } => {
  const location = useLocation();
  const navigate = useNavigate();
  const name = `${VISIT}${useId()}`;
  const { layer, over } = (location.state as LayerState) ?? {};
  const open = layer === name;
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
      void navigate(location, { state: { layer: name, over: addressOf(location) } });
    },
    // Also for what closes it late, such as an answer that came after it was closed: then there is nothing to close.
    hide: useEvent(() => {
      if (!open) return;
      // One step back from an address that was changed under it would take the change back.
      if (addressOf(window.location) === over) stepBack();
      else void navigate(addressOf(window.location), { replace: true });
    }),
  };
};
