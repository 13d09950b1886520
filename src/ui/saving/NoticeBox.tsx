import Alert, { type AlertProps } from '@mui/material/Alert';

/** A notice of what has just happened: one look, wherever it comes from. */
export const NoticeBox = ({ children, ...props }: Pick<AlertProps, 'severity' | 'action' | 'children'>) => (
  <Alert
    variant="outlined"
    {...props}
    sx={{ bgcolor: 'background.paper', boxShadow: 6, alignItems: 'center', py: 0.25, whiteSpace: 'pre-line' }}
  >
    {children}
  </Alert>
);
