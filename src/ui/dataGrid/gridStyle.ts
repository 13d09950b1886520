/** How every grid of the console looks; the theme's own colours come with the grid. */
export const gridStyle = {
  border: 0,
  borderRadius: 0,
  fontSize: '0.8125rem',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '--DataGrid-overlayHeight': '240px',
  // A quick answer shows no sign of having been waited for.
  '@keyframes grid-wait': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  '& .MuiDataGrid-overlayWrapper:has([role=progressbar])': { animation: 'grid-wait 0s linear 250ms both' },
  // A long heading takes two lines rather than the room of what stands below it, and never part of a third.
  '& .MuiDataGrid-columnHeaderTitle': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    fontWeight: 600,
    fontSize: '0.75rem',
    lineHeight: 1.25,
    whiteSpace: 'normal',
    color: 'text.secondary',
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  '& .figures': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { px: 1.25 },
  // A text beside a sign stands as high as those of the cells around it.
  '& .MuiDataGrid-cell--flex': { lineHeight: 'calc(var(--height) - 1px)' },
  '& .MuiDataGrid-columnHeader': { px: 1.25 },
  // Nothing stands out behind the last column: it would be something to scroll to.
  '& .MuiDataGrid-cellEmpty': { p: 0 },
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator--sideRight': { right: 0 },
  '& .MuiDataGrid-footerContainer': { minHeight: 44 },
  '& .MuiTablePagination-root': { fontVariantNumeric: 'tabular-nums' },
} as const;
