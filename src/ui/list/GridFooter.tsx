import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useId } from 'react';
import { formatNumber } from '../../fields/formats';
import { PAGE_SIZES } from './pageSizes';

export const FOOTER_HEIGHT = 44;

type GridFooterProps = {
  /** Which rows stand above: while others are on their way, and when they do not come, still these. */
  first: number;
  count: number;
  total: number;
  /** Whether they are not those that were asked for last. */
  isEarlier: boolean;
  /** The page that was asked for last. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
};

const rangeText = (first: number, count: number, total: number): string =>
  count === 0
    ? `0 of ${formatNumber(total, 0)}`
    : `${formatNumber(first + 1, 0)}–${formatNumber(first + count, 0)} of ${formatNumber(total, 0)}`;

/** Which rows are shown, of how many, and the way to the others. */
export const GridFooter = memo((props: GridFooterProps) => {
  const { first, count, total, isEarlier, page, perPage, onPage, onPerPage } = props;
  const sizeId = useId();
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const steps = [
    { label: 'Go to first page', Icon: FirstPage, to: 1, ends: page <= 1 },
    { label: 'Go to previous page', Icon: ChevronLeft, to: page - 1, ends: page <= 1 },
    { label: 'Go to next page', Icon: ChevronRight, to: page + 1, ends: page >= lastPage },
    { label: 'Go to last page', Icon: LastPage, to: lastPage, ends: page >= lastPage },
  ];
  return (
    <Box
      component="nav"
      aria-label="Pages"
      data-bottom-bar=""
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: { xs: 0.5, sm: 1.5 },
        minHeight: FOOTER_HEIGHT,
        flexWrap: 'wrap',
        px: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        '& select': {
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          py: 0.25,
          px: 0.5,
          '@media (pointer: coarse)': { minHeight: 40, px: 1 },
        },
      }}
    >
      <Box component="label" htmlFor={sizeId} sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Rows per page
      </Box>
      <select
        id={sizeId}
        aria-label="Rows per page"
        value={perPage}
        onChange={(event) => onPerPage(Number(event.target.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <span aria-live="polite">
        {isEarlier && 'Before: '}
        {rangeText(first, count, total)}
      </span>
      <Box sx={{ display: 'flex' }}>
        {steps.map(({ label, Icon, to, ends }) => (
          <IconButton key={label} aria-label={label} title={label} disabled={ends} onClick={() => onPage(to)}>
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
});
