import { useEvent } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { isFromRecord } from '../../fields/fromRecord';
import { useStepBack } from './useStepBack';

/**
 * The address before this one in the browser's history and how many steps back it is, where the browser tells it. What lay
 * over the dialog when the page was loaded anew has left an entry of the same address.
 */
const entryBefore = (): { address: string | null; steps: number } => {
  // Older browsers have none, which the types do not say.
  const history: Navigation | undefined = window.navigation;
  const earlier = (history?.entries() ?? []).slice(0, history?.currentEntry?.index ?? 0).reverse();
  const place = earlier.findIndex(({ url }) => url !== window.location.href);
  return place < 0 ? { address: null, steps: 1 } : { address: earlier[place]?.url ?? null, steps: place + 1 };
};

/**
 * Closes a dialog that has an address of its own and shows what lies under it, by default with what its own address says of
 * the list. Where it was opened from there, or by a link in a record, that is a step back: Back goes on from what was there
 * before, and no press of it does nothing. From elsewhere, what lies under the dialog takes its place in the browser's
 * history. Back never opens again what was just closed.
 */
export const useLeaveTo = (path: string, search?: string): (() => void) => {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const location = useLocation();
  const address = path + (search ?? location.search);
  return useEvent(() => {
    const before = entryBefore();
    const isBefore = before.address === new URL(address, window.location.origin).href;
    if (isBefore || isFromRecord(location.state)) stepBack(before.steps);
    else void navigate(address, { replace: true });
  });
};
