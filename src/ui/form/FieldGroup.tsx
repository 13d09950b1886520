import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type FieldGroupProps = {
  title: string;
  /** The heading's level: below the title of a dialog, or below that of the page. */
  level?: 'h2' | 'h3';
  children: ReactNode;
};

/** Fields that belong together, under their heading. */
export const FieldGroup = ({ title, level = 'h3', children }: FieldGroupProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component={level} sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};
