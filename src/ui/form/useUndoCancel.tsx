import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { UNDO_TIME, UndoNotice } from '../saving/UndoNotice';

/**
 * A function that says that a form was cancelled, and puts back what was typed in it when somebody asks for that. The
 * offer ends when the form is edited anew or goes away: what was typed has no place then.
 */
export const useUndoCancel = (editing: boolean): ((putBack: () => void) => void) => {
  const notify = useNotify();
  const offer = useRef<AbortController | null>(null);
  useEffect(() => {
    if (editing) offer.current?.abort();
  }, [editing]);
  useEffect(() => () => offer.current?.abort(), []);
  return (putBack) => {
    offer.current = new AbortController();
    notify(<UndoNotice severity="info" said={['Changes discarded']} onUndo={putBack} until={offer.current.signal} />, {
      autoHideDuration: UNDO_TIME,
    });
  };
};
