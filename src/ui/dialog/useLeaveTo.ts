import { useEvent } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';

/**
 * Closes a dialog that has an address of its own and shows what lies under it. That takes the dialog's place in the
 * browser's history: Back goes on from there, and does not open again what was just closed.
 */
export const useLeaveTo = (path: string): (() => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useEvent(() => void navigate({ pathname: path, search }, { replace: true }));
};
