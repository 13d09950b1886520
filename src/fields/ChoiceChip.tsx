import { styled } from '@mui/material/styles';
import type { Choice } from './field';

/** A grid shows hundreds of them: one plain element each. */
const Tone = styled('span')({
  display: 'inline-block',
  height: 24,
  lineHeight: '24px',
  padding: '0 8px',
  borderRadius: 12,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: 'var(--mui-palette-action-selected)',
  '&[data-tone="needed"]': {
    backgroundColor: 'var(--mui-palette-needed-tint)',
    color: 'var(--mui-palette-needed-main)',
  },
  '&[data-tone="available"]': {
    backgroundColor: 'var(--mui-palette-available-tint)',
    color: 'var(--mui-palette-available-main)',
  },
  '&[data-tone="staged"]': {
    backgroundColor: 'var(--mui-palette-staged-tint)',
    color: 'var(--mui-palette-staged-main)',
  },
});

/** A status: its word on the colour of its tone. The word is always there, so that colour is never all there is. */
export const ChoiceChip = ({ choice }: { choice: Choice }) => <Tone data-tone={choice.tone}>{choice.label}</Tone>;
