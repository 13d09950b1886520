import { NotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { Notification } from 'ra-ui-materialui';
import { useMemo, useState } from 'react';
import { NoticeBox } from '../ui/saving/NoticeBox';
import { UnsavedNotice } from '../ui/saving/UnsavedNotice';
import { useUnsavedChanges } from '../ui/saving/unsavedChanges';
import { useRoomAboveBars } from './useRoomAboveBars';

/** Between what has happened and what could not be saved. */
const GAP = 8;

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;

/** A notice of words only looks like those that have something to press. */
const WordsNotice = ({ type, words, args }: { type: unknown; words: string; args?: object }) => {
  const translate = useTranslate();
  return (
    <NoticeBox severity={SEVERITIES.find((severity) => severity === type) ?? 'info'}>
      {translate(words, { _: words, ...args })}
    </NoticeBox>
  );
};

const isWords = (notice?: NotificationPayload): boolean => typeof notice?.message === 'string';

const looking = (notice: NotificationPayload): NotificationPayload => {
  const { message, type, notificationOptions } = notice;
  if (typeof message !== 'string') return notice;
  return { ...notice, message: <WordsNotice type={type} words={message} args={notificationOptions?.messageArgs} /> };
};

/** A click elsewhere does away with mere words; what can be pressed stays its time. */
const keptFromClicks = {
  clickAwayListener: {
    onClickAway: (event: MouseEvent | TouchEvent) => {
      Object.assign(event, { defaultMuiPrevented: true });
    },
  },
};

/**
 * What has just happened, said once. A newer notice takes the place of the one before it at once, where react-admin lets
 * them wait for each other: its Undo has to be that of the newest change. What could not be saved stands below it.
 */
const NewestNotice = () => {
  const context = useNotificationContext();
  const { notifications, setNotifications } = context;
  const newest = notifications.at(-1);
  const [shown, setShown] = useState<{ notice?: NotificationPayload; count: number }>({ count: 0 });
  if (newest && newest !== shown.notice) setShown({ notice: newest, count: shown.count + 1 });

  const unsaved = useUnsavedChanges();
  const [unsavedHeight, setUnsavedHeight] = useState(0);
  const room = useRoomAboveBars(shown.count > 0 || unsaved.length > 0);
  const value = useMemo(
    () => ({
      ...context,
      notifications: newest ? [newest] : [],
      takeNotification: () => {
        if (newest) {
          setNotifications((waiting: NotificationPayload[]) => waiting.slice(waiting.indexOf(newest) + 1));
        }
        return newest && looking(newest);
      },
    }),
    [context, newest, setNotifications],
  );
  return (
    <NotificationContext.Provider value={value}>
      {unsaved.length > 0 && (
        // News of it is told anew, also over a dialog that hides from a reader what was there before. The word keeps its key
        // apart from that of the notice beside it.
        <UnsavedNotice
          key={`unsaved ${unsaved.at(-1)?.key}`}
          unsaved={unsaved}
          bottom={room}
          onHeight={setUnsavedHeight}
        />
      )}
      <Notification
        key={shown.count}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        style={{ bottom: unsavedHeight > 0 ? room + unsavedHeight + GAP : room }}
        slotProps={isWords(shown.notice) ? undefined : keptFromClicks}
      />
    </NotificationContext.Provider>
  );
};

export default NewestNotice;
