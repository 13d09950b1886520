import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { CONTROL_HEIGHT, CONTROL_TEXT } from '../FieldFrame';

/** The metrics every input of a form shares with its read-only text. */
export const inputBoxStyle = {
  '&:not(.MuiInputBase-multiline)': CONTROL_HEIGHT,
  '& .MuiInputBase-input': { ...CONTROL_TEXT, px: 1.25, py: 0.75, boxSizing: 'border-box' },
  '&:not(.MuiInputBase-multiline) .MuiInputBase-input': { height: 1, py: 0 },
  '&.MuiInputBase-adornedStart .MuiInputBase-input': { pl: 0.25 },
} as const;

/** A bordered input in the form's metrics. */
export const InputBox = ({ sx, ...props }: OutlinedInputProps) => (
  <OutlinedInput
    fullWidth
    size="small"
    {...props}
    sx={[
      inputBoxStyle,
      {
        backgroundColor: 'background.paper',
        '&.MuiInputBase-adornedStart': { pl: 1.25 },
        '&.MuiInputBase-adornedEnd': { pr: 1 },
        '&.MuiInputBase-multiline': { p: 0 },
        '& .MuiInputAdornment-root .MuiTypography-root': { fontSize: '0.8125rem' },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
