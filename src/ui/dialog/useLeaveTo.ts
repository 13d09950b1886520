import { useEvent } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { isFromRecord } from '../../fields/fromRecord';
import { useStepBack } from './useStepBack';

/** The address one step back in the browser's history, where the browser tells it. */
const addressBefore = (): string | null | undefined => {
  // Older browsers have none, which the types do not say.
  const history: Navigation | undefined = window.navigation;
  return history?.entries()[(history.currentEntry?.index ?? 0) - 1]?.url;
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
    const isBefore = addressBefore() === new URL(address, window.location.origin).href;
    if (isBefore || isFromRecord(location.state)) stepBack();
    else void navigate(address, { replace: true });
  });
};
