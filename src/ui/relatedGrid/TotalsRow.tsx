import Box from '@mui/material/Box';
import {
  GridFooter,
  gridRowCountSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid';
import { createContext, useContext, useRef } from 'react';

/** What stands below the columns: their sums as text, by field. */
type Totals = Readonly<Record<string, string>>;

/** The grid takes its footer as a component made once: what it shows reaches it through this context. */
const TotalsContext = createContext<{ totals?: Totals; pageSize: number }>({ pageSize: 100 });
export const TotalsProvider = TotalsContext.Provider;

/** One row below the others, its figures under those that they sum up, wherever the columns are scrolled to. */
const TotalsRow = ({ totals }: { totals: Totals }) => {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const line = useRef<HTMLDivElement>(null);
  useGridEvent(apiRef, 'scrollPositionChange', ({ left }) => {
    line.current?.style.setProperty('--left', `${left}px`);
  });
  return (
    <Box
      role="group"
      aria-label="Totals"
      // The rows give way to it: what is cut off at its sides must not be cut off below.
      sx={{
        flexShrink: 0,
        overflow: 'hidden',
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box
        ref={line}
        sx={{
          display: 'flex',
          minHeight: 36,
          alignItems: 'center',
          fontWeight: 600,
          transform: 'translateX(calc(-1 * var(--left, 0px)))',
          // The first column stays where it is, as above.
          '& > :first-of-type': { transform: 'translateX(var(--left, 0px))', bgcolor: 'background.paper', zIndex: 1 },
        }}
      >
        {columns.map(({ field, headerName, computedWidth, align }, index) => (
          <Box
            key={field}
            data-total={field}
            title={totals[field] && headerName}
            sx={{ width: computedWidth, flexShrink: 0, px: 1.25, textAlign: align, whiteSpace: 'nowrap' }}
          >
            {totals[field] ?? (index === 0 ? 'Total' : '')}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** Below a related grid: the totals, and the pages where there are more rows than one page shows. */
export const GridTotals = () => {
  const { totals, pageSize } = useContext(TotalsContext);
  const rows = useGridSelector(useGridApiContext(), gridRowCountSelector);
  return (
    <>
      {totals && rows > 0 && <TotalsRow totals={totals} />}
      {rows > pageSize && <GridFooter />}
    </>
  );
};
