import { useNotificationContext } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyView } from '../ui/lazyView';
import { dismissUnsaved, useUnsavedChanges } from '../ui/saving/unsavedChanges';
import { whenIdle } from '../ui/whenIdle';

const NewestNotice = lazyView(() => import('./NewestNotice'));

/** The screen that somebody came for is there first. */
const PAUSE = 1000;

/**
 * What is told of what happened. Its code comes when there is something to tell, and otherwise in a quiet moment: it may
 * be that the server is gone.
 */
export const Notices = () => {
  const { notifications } = useNotificationContext();
  const unsaved = useUnsavedChanges();
  const [wanted, setWanted] = useState(false);
  if (!wanted && notifications.length + unsaved.length > 0) setWanted(true);
  useEffect(() => whenIdle(() => void NewestNotice.preload(), PAUSE), []);
  // Whoever signs in next has nothing to do with it.
  useEffect(() => dismissUnsaved, []);
  if (!wanted) return null;
  // On the body itself: it is told there too while a dialog hides the page from those who cannot see it.
  return createPortal(
    <Suspense fallback={null}>
      <NewestNotice />
    </Suspense>,
    document.body,
  );
};
