import Chip from '@mui/material/Chip';
import type { Choice } from './field';

/** A status: its word on the colour of its tone. The word is always there, so that colour is never all there is. */
export const ChoiceChip = ({ choice }: { choice: Choice }) => (
  <Chip size="small" label={choice.label} color={choice.tone ?? 'default'} />
);
