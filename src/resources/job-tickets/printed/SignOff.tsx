import Box from '@mui/material/Box';

const departments = ['Prepress', 'Press', 'Finishing', 'Rewind', 'Shipping'] as const;

const line = { borderBottom: '1px solid #000', height: 18, display: 'block' } as const;

/** Who has done their part of the job, and when: signed with a pen. */
export const SignOff = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(5, 1fr)',
      columnGap: 2,
      mt: '8px',
      breakInside: 'avoid',
      fontSize: '0.6875rem',
    }}
  >
    {departments.map((department) => (
      <Box key={department}>
        <strong>{department}</strong>
        <Box component="span" sx={line} />
        Signed · Date
      </Box>
    ))}
  </Box>
);
