import { NotificationContext, type NotificationPayload, useNotificationContext } from 'ra-core';
import { Notification } from 'ra-ui-materialui';
import { useMemo, useState } from 'react';

/**
 * What has just happened, said once. A newer notice takes the place of the one before it at once, where react-admin lets
 * them wait for each other: its Undo has to be that of the newest change.
 */
const NewestNotice = () => {
  const context = useNotificationContext();
  const { notifications, setNotifications } = context;
  const newest = notifications.at(-1);
  const [shown, setShown] = useState<{ notice?: NotificationPayload; count: number }>({ count: 0 });
  if (newest && newest !== shown.notice) setShown({ notice: newest, count: shown.count + 1 });

  const value = useMemo(
    () => ({
      ...context,
      notifications: newest ? [newest] : [],
      takeNotification: () => {
        if (newest) {
          setNotifications((waiting: NotificationPayload[]) => waiting.slice(waiting.indexOf(newest) + 1));
        }
        return newest;
      },
    }),
    [context, newest, setNotifications],
  );
  return (
    <NotificationContext.Provider value={value}>
      <Notification key={shown.count} />
    </NotificationContext.Provider>
  );
};

export default NewestNotice;
