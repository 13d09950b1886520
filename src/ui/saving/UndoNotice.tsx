import Button from '@mui/material/Button';
import { useCloseNotification, useEvent } from 'ra-core';
import { useEffect } from 'react';
import { useIsChanging } from './isChanging';
import { NoticeBox } from './NoticeBox';

/** How long something can be taken back, in milliseconds. */
export const UNDO_TIME = 8000;

type UndoNoticeProps = {
  severity: 'success' | 'info';
  said: readonly string[];
  onUndo?: () => void;
  /** Ends the notice early, where there is nothing left that could be taken back. */
  until?: AbortSignal;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

/** Ctrl+Z (or Cmd+Z) undoes, wherever the focus is, except in what is being typed: that has an undo of its own. */
const useUndoKey = (undo: (() => void) | undefined): void => {
  useEffect(() => {
    if (!undo) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (isTyping(event)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
};

/** Closes the notice when the signal says so, also where it said so before the notice was there. */
const useClosedBy = (until: AbortSignal | undefined, close: () => void): void => {
  const latestClose = useEvent(close);
  useEffect(() => {
    if (until?.aborted) latestClose();
    until?.addEventListener('abort', latestClose);
    return () => until?.removeEventListener('abort', latestClose);
  }, [until, latestClose]);
};

/** Tells what was done at once, without being asked about, and takes it back. */
export const UndoNotice = ({ severity, said, onUndo, until }: UndoNoticeProps) => {
  const close = useCloseNotification();
  useClosedBy(until, close);
  const isChanging = useIsChanging();
  const undo =
    onUndo &&
    (() => {
      if (isChanging) return;
      close();
      onUndo();
    });
  useUndoKey(undo);
  return (
    <NoticeBox
      severity={severity}
      action={
        undo && (
          <Button color="inherit" onClick={undo} disabled={isChanging} title="Ctrl+Z">
            Undo
          </Button>
        )
      }
    >
      {said.join('\n')}
    </NoticeBox>
  );
};
