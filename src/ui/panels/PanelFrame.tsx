import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useId } from 'react';

type PanelFrameProps = {
  title: string;
  /** The button that the panel hangs from. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A panel that hangs from its button; on a phone it is a sheet of its own. */
export const PanelFrame = ({ title, anchor, onClose, children }: PanelFrameProps) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
        <Typography id={titleId} component="h2" sx={{ flex: 1, fontSize: '0.9375rem', fontWeight: 600 }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </>
  );
  if (isPhone) {
    return (
      <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId} transitionDuration={{ enter: 120, exit: 0 }}>
        {content}
      </Dialog>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { mt: 0.5 } } }}
    >
      {content}
    </Popover>
  );
};
