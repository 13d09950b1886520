/** How a table looks that sets figures side by side: what they are of on the left, the figures on the right. */
export const comparisonTable = {
  borderCollapse: 'collapse',
  width: 1,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', fontWeight: 400, px: 1, py: 0.5, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', fontSize: '0.75rem', fontWeight: 600 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const;
