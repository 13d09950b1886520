import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import type { Tried } from './batch';
import { useIsChanging } from './isChanging';
import { NoticeBox } from './NoticeBox';
import { canBeRetried, dismissUnsaved, takeRetries, unsavedLines } from './unsavedChanges';
import { useRunBatches } from './useRunBatches';

type UnsavedNoticeProps = {
  unsaved: readonly Tried[];
  /** How far from the bottom of the window it stands. */
  bottom: number;
  onHeight: (height: number) => void;
};

/**
 * What was changed without a form and could not be saved, each with its field and value. It stays until it is tried again
 * or dismissed, whatever else is saved in the meantime.
 */
export const UnsavedNotice = ({ unsaved, bottom, onHeight }: UnsavedNoticeProps) => {
  const run = useRunBatches();
  const isChanging = useIsChanging();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      onHeight(0);
    };
  }, [onHeight]);
  return (
    <Box
      ref={box}
      style={{ bottom }}
      sx={{
        position: 'fixed',
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'snackbar',
        width: 'max-content',
        maxWidth: 'min(720px, calc(100vw - 16px))',
        // On a phone the buttons stand below the words.
        '& .MuiAlert-root': { flexWrap: { xs: 'wrap', sm: 'nowrap' } },
        '& .MuiAlert-message': {
          maxHeight: '30vh',
          overflow: 'auto',
          flexBasis: { xs: 'calc(100% - 40px)', sm: 'auto' },
        },
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
      }}
    >
      <NoticeBox
        severity="error"
        action={
          <>
            {canBeRetried(unsaved).length > 0 && (
              <Button color="inherit" onClick={() => void run(takeRetries())} disabled={isChanging}>
                Try again
              </Button>
            )}
            <Button color="inherit" onClick={dismissUnsaved}>
              Dismiss
            </Button>
          </>
        }
      >
        {unsaved.flatMap(unsavedLines).join('\n')}
      </NoticeBox>
    </Box>
  );
};
