import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
  // One step back is enough, however often closing is asked for.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!open) isLeaving.current = false;
  }, [open]);
  return {
    open,
    show: () => {
      if (!open) void navigate(location, { state: { layer: name } });
    },
    hide: () => {
      if (!open || isLeaving.current) return;
      isLeaving.current = true;
      void navigate(-1);
    },
  };
};
