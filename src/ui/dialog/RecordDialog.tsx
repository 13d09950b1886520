import Close from '@mui/icons-material/Close';
import { type Theme, useMediaQuery } from '@mui/material';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Navigate, Route, Routes } from 'react-router';

export type DialogSize = 'xx-small' | 'x-small' | 'small' | 'medium' | 'large';

const WIDTHS: Record<DialogSize, number> = {
  'xx-small': 320,
  'x-small': 420,
  small: 600,
  medium: 820,
  large: 1360,
};

type RecordDialogProps = {
  title: string;
  size: DialogSize;
  onClose: () => void;
  /** Routes of dialogs over this one, as `<Route>` elements relative to it. Any other path under it is unknown. */
  nested?: ReactNode;
  children: ReactNode;
};

/** A record's dialog: its title, a way out, and what it shows. On a phone it fills the screen. */
export const RecordDialog = ({ title, size, onClose, nested, children }: RecordDialogProps) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        fullWidth
        fullScreen={isPhone}
        maxWidth={false}
        aria-labelledby={titleId}
        transitionDuration={0}
        // The page under it never scrolls: to find that out, the browser would lay it out once more.
        disableScrollLock
        slotProps={{
          // There at once: to fade in, the page would have to be laid out before the browser does it anyway.
          transition: { appear: false },
          backdrop: { slotProps: { transition: { appear: false } } },
          paper: {
            sx: isPhone
              ? undefined
              : {
                  maxWidth: WIDTHS[size],
                  m: 2,
                  maxHeight: 'calc(100% - 32px)',
                  // A large dialog keeps its height from tab to tab.
                  ...(size === 'large' && { height: 'min(860px, calc(100% - 32px))' }),
                },
          },
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', pl: 2.5, pr: 1, pt: 1, pb: 0.5, gap: 1 }}>
          <Typography id={titleId} component="h2" noWrap sx={{ flex: 1, fontSize: '1.125rem', fontWeight: 600 }}>
            {title}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose} size="small">
            <Close fontSize="small" />
          </IconButton>
        </Stack>
        {children}
      </Dialog>
      {nested && (
        <Routes>
          <Route index element={null} />
          {nested}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      )}
    </>
  );
};
