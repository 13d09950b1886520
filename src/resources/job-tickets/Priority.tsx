import { styled } from '@mui/material/styles';

/** A page shows dozens of them: a plain sign, and one style for both (see `DueDate`). */
const Rush = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: 'var(--mui-palette-warning-main)',
  fontWeight: 700,
  '& > svg': { width: 14, height: 14, flex: 'none', fill: 'currentColor' },
});

/** A priority; the one that goes before all others is marked by weight, sign and colour. */
export const Priority = ({ text }: { text: string }) =>
  /^rush$/i.test(text.trim()) ? (
    <Rush>
      {text}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 2v11h3v9l7-12h-4l4-8z" />
      </svg>
    </Rush>
  ) : (
    text
  );
