import Button from '@mui/material/Button';
import { useCloseNotification } from 'ra-core';
import { useEffect } from 'react';
import { firstFew } from '../firstFew';
import { useIsChanging } from './isChanging';
import { NoticeBox } from './NoticeBox';

type SavedNoticeProps = {
  /** What was done, if anything was. */
  said: readonly string[];
  /** What could not be done or undone, and why. */
  notSaved: readonly string[];
  notUndone: readonly string[];
  onUndo?: () => void;
  /** Tries what could not be done once more. */
  onRetry?: () => void;
};

const MOST_PROBLEMS = 5;

const problemLines = (heading: string, problems: readonly string[]): string[] => {
  if (problems.length === 0) return [];
  const { few, more } = firstFew(problems, MOST_PROBLEMS);
  return [`${heading}:`, ...few, ...(more > 0 ? [`and ${more} more`] : [])];
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

/** Tells what was saved at once, without a form, and takes it back. */
export const SavedNotice = ({ said, notSaved, notUndone, onUndo, onRetry }: SavedNoticeProps) => {
  const close = useCloseNotification();
  const isChanging = useIsChanging();
  const closing = (act: (() => void) | undefined) => () => {
    if (isChanging) return;
    close();
    act?.();
  };
  useUndoKey(onUndo && closing(onUndo));
  const problems = [...problemLines('Not saved', notSaved), ...problemLines('Not undone', notUndone)];
  return (
    <NoticeBox
      severity={problems.length > 0 ? 'error' : 'success'}
      action={
        (onUndo || onRetry) && (
          <>
            {onRetry && (
              <Button color="inherit" onClick={closing(onRetry)} disabled={isChanging}>
                Try again
              </Button>
            )}
            {onUndo && (
              <Button color="inherit" onClick={closing(onUndo)} disabled={isChanging} title="Ctrl+Z">
                Undo
              </Button>
            )}
          </>
        )
      }
    >
      {[...said, ...problems].join('\n')}
    </NoticeBox>
  );
};
