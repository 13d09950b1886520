/** Whether something is being saved without a form. */
import { useIsMutating } from '@tanstack/react-query';

/** The key of such saves. */
export const CHANGE_KEY = ['change-records'];

/** Until a change is there, what was changed before it is no longer the newest change, and cannot be taken back. */
export const useIsChanging = (): boolean => useIsMutating({ mutationKey: CHANGE_KEY }) > 0;
