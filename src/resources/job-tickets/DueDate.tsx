import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';

/** A due date that has passed: marked by colour and sign, and by a word for whoever sees neither. */
export const DueDate = ({ text }: { text: string }) => (
  <Box
    component="span"
    title="Overdue"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'error.main', fontWeight: 600 }}
  >
    {text}
    <ErrorOutlined titleAccess="Overdue" sx={{ fontSize: 15 }} />
  </Box>
);
