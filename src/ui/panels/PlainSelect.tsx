import { styled } from '@mui/material/styles';
import { CONTROL_LINE } from '../../fields/FieldFrame';

/** The browser's own select, in the form's metrics: short lists need no more, and phones have a wheel for it. */
export const PlainSelect = styled('select')(({ theme }) => ({
  ...CONTROL_LINE,
  width: '100%',
  minWidth: 0,
  fontFamily: 'inherit',
  padding: theme.spacing(0, 1),
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  border: '1px solid rgba(128, 128, 128, 0.5)',
  borderRadius: theme.shape.borderRadius,
}));
