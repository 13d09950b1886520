import Box from '@mui/material/Box';
import { statuses } from '../statuses';

/** The statuses as boxes to tick, the present one ticked already: readable without colour, and changed with a pen. */
export const Ticks = ({ status }: { status: unknown }) => (
  <Box component="span" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: '2px' }}>
    {statuses.map(({ value, label }) => (
      <Box
        component="span"
        key={value}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: '3px', fontWeight: value === status ? 700 : 400 }}
      >
        <svg width={11} height={11} viewBox="0 0 11 11" fill="none" stroke="#000" aria-hidden="true">
          <rect x={0.5} y={0.5} width={10} height={10} />
          {value === status && <path d="M2.2 5.6L4.5 8L8.8 2.6" strokeWidth={1.8} />}
        </svg>
        {label}
      </Box>
    ))}
  </Box>
);
