import Button from '@mui/material/Button';
import { useCloseNotification } from 'ra-core';
import { useEffect } from 'react';
import { useIsChanging } from './isChanging';
import { NoticeBox } from './NoticeBox';

type SavedNoticeProps = { said: readonly string[]; onUndo?: () => void };

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

/** Tells what was saved at once, without a form, and takes it back. */
export const SavedNotice = ({ said, onUndo }: SavedNoticeProps) => {
  const close = useCloseNotification();
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
      severity="success"
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
