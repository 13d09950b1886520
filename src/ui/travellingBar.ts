import { keyframes } from '@mui/material/styles';

const travel = keyframes`from { transform: translateX(-100%) } to { transform: translateX(400%) }`;

/** The look of a line in which something travels: more is on its way. Height and place are the line's own. */
export const travellingBar = {
  overflow: 'hidden',
  '&::after': {
    content: '""',
    display: 'block',
    width: '25%',
    height: 1,
    bgcolor: 'primary.main',
    animation: `${travel} 1.2s ease-in-out infinite`,
  },
} as const;
