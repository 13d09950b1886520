import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { columns } from './columns';

const widths: readonly (readonly [name: string, width: number])[] = [
  ['row', 48],
  ...columns.map(({ name, width }) => [name, width] as const),
];

/** What each column has less of on a narrow screen: most of it its padding, so that all have room on 1024 pixels. */
const SAVED = 14;

const narrow = (width: number): number => width - SAVED;
const narrowWidthOf = (name: string): number =>
  widths.reduce((found, [column, width]) => (column === name ? narrow(width) : found), 0);

/** What is wrong with a row has room for a few words on each of two lines, however wide the figures are. */
const NOTE = 176;

/** Where the screen is narrower, what is wrong with a row is said below the table and not in a column of its own. */
export const NARROW = '@media (max-width: 1339px)';

/** How wide the columns are that stay in sight while the others are moved sideways under them. */
export const KEPT_WIDTH = 'var(--kept-columns, 0px)';

const figureWidthOf = (name: string): string => `--figure-width-${name}`;

/** The space around a figure in its cell, lines included. */
const AROUND = 18;
const NARROW_AROUND = 10;

/**
 * Columns grow in steps of so many pixels, about a digit, beyond what they have room for: one that followed each figure
 * would be laid out anew with each key.
 */
const STEP = 8;

/**
 * Tells the table how wide the largest figure of a column is, where the column has no room for that; `pixels` are by the
 * place of the column. Of the others it says nothing: a style that followed each figure would have the whole table laid
 * out anew with most keys.
 */
export const figureWidthStyle = (pixels: readonly (number | undefined)[]): CSSProperties =>
  Object.fromEntries(
    columns.flatMap(({ name, width }, index) => {
      const needed = pixels[index] ?? 0;
      const room = Math.min(width - AROUND, narrow(width) - NARROW_AROUND);
      if (needed <= room) return [];
      return [[figureWidthOf(name), `${room + Math.ceil((needed - room) / STEP) * STEP}px`]];
    }),
  );

/** A column's width, and more where a figure with the space around it needs it: one that is cut off is read as another. */
const atLeast = (name: string, width: number, around: number): string =>
  `max(${width}px, calc(var(${figureWidthOf(name)}, 0px) + ${around}px))`;

const wideWidths = widths.map(([name, width]) => atLeast(name, width, AROUND));
const narrowWidths = widths.map(([name, width]) => atLeast(name, narrow(width), NARROW_AROUND));

/** A tint over whatever the colour of the cell is. */
const tint = (state: 'hover' | 'selected') => (theme: Theme) =>
  `linear-gradient(${(theme.vars ?? theme).palette.action[state]} 0 0)`;

/** A sign that stands in a cell beside what is typed into it. */
const mark = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: 'text.secondary',
} as const;

/** How the table of quantities looks: a sheet of cells, its figures under each other, the selected ones on a tint. */
export const tableStyle = {
  // The row's number and its quantity.
  [NARROW]: { '--kept-columns': `${narrowWidthOf('row') + narrowWidthOf('m_labels')}px` },
  '& table': {
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    width: 1,
    minWidth: `calc(${[...wideWidths, `${NOTE}px`].join(' + ')})`,
    [NARROW]: { minWidth: `calc(${narrowWidths.join(' + ')})` },
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  ...Object.fromEntries(
    widths.map(([name], index) => [
      `& col.${name}`,
      { width: wideWidths[index], [NARROW]: { width: narrowWidths[index] } },
    ]),
  ),
  '& th, & td': {
    height: 30,
    '@media (pointer: coarse)': { height: 42 },
    p: 0,
    px: 1,
    [NARROW]: { px: 0.5 },
    textAlign: 'left',
    whiteSpace: 'nowrap',
    borderRight: 1,
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 400,
  },
  '& tr > :last-child': { borderRight: 0 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& thead th': {
    p: 0,
    [NARROW]: { px: 0 },
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'text.secondary',
    backgroundImage: tint('hover'),
  },
  '& thead th > span': { px: 1, [NARROW]: { px: 0.5 } },
  '& thead button': {
    all: 'unset',
    boxSizing: 'border-box',
    cursor: 'pointer',
    width: 1,
    px: 1,
    [NARROW]: { px: 0.5 },
    py: 0.75,
    '&:focus-visible': { outline: 2, outlineOffset: -2, outlineColor: 'primary.main' },
  },
  '& .number': { textAlign: 'right' },
  '& tbody th': { color: 'text.secondary', textAlign: 'right' },
  '& .note': { [NARROW]: { display: 'none' } },
  '& .margin': { [NARROW]: { borderRight: 0 } },
  '& tr > th:first-of-type, & .m_labels': {
    backgroundColor: 'background.paper',
    [NARROW]: { position: 'sticky', left: 0, zIndex: 1 },
  },
  '& .m_labels': { [NARROW]: { left: narrowWidthOf('row') } },
  '& td': { userSelect: 'none', cursor: 'default', outline: 'none', textAlign: 'right' },
  '& td.dollars, & td.percent, & td.chosen, & td.note': { position: 'relative' },
  // A figure that changes moves nothing around it, and the browser is told so: it lays out the one cell, not the table.
  // The mark of a warning stands inside it for the same reason.
  '& td.figure > div': {
    contain: 'size layout style',
    height: 29,
    lineHeight: '29px',
    // Nobody scrolls a figure: each that could be would cost the browser a scroller with every key.
    overflow: 'clip',
    textOverflow: 'ellipsis',
  },
  '& td.include': { textAlign: 'center' },
  '& td.override_type, & td.note': { textAlign: 'left' },
  '& td.total_price, & td.price_per_m_labels': { fontWeight: 600 },
  '& tr.left-out td.figure': { color: 'text.disabled', fontWeight: 400 },
  '& td.selected': { backgroundImage: tint('selected') },
  '& table:focus-within td.active, & td:focus-within': {
    boxShadow: (theme: { vars?: { palette: { primary: { main: string } } } }) =>
      `inset 0 0 0 2px ${theme.vars?.palette.primary.main}`,
  },
  '& td.warned': { color: 'warning.main' },
  '& td.warned > div::before': { content: '"⚠"', position: 'absolute', left: 0, fontWeight: 400 },
  '& td.note > div': {
    contain: 'size layout style',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    alignContent: 'center',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    height: 29,
    color: 'warning.main',
    fontSize: '0.6875rem',
    whiteSpace: 'normal',
    userSelect: 'text',
    lineHeight: '14px',
    // Where it opens out to: down, and up in the lower half of the table, below which there is nothing to lie over.
    inset: '0 0 auto',
  },
  '& tr:nth-of-type(n + 6) > td.note > div': { inset: 'auto 0 0' },
  // More than has room is there for whoever points at it, or else works in the row: one at a time, each would lie over
  // the next. Nothing below it moves.
  '& td.note:hover > div, & tbody:not(:has(td.note:hover)) > tr:focus-within > td.note > div': {
    contain: 'none',
    WebkitLineClamp: 'none',
    position: 'absolute',
    zIndex: 1,
    px: 1,
    height: 'auto',
    minHeight: 29,
    backgroundColor: 'background.paper',
    // Of one that is no larger than its cell, the lines around the cell.
    '&:not(:empty)': { outline: 1, outlineColor: 'divider', boxShadow: '0 6px 8px -6px rgb(0 0 0 / 0.5)' },
  },
  '& td.note.error > div': { color: 'error.main' },
  '& td.dollars::before': {
    content: '"$"',
    ...mark,
    left: 8,
    [NARROW]: { left: 4 },
  },
  '& td.percent::after': {
    content: '"%"',
    ...mark,
    right: 8,
    [NARROW]: { right: 4 },
  },
  '& td.percent input[type="text"]': { pr: 3 },
  '& td.chosen::after': {
    content: '"▾"',
    ...mark,
    right: 8,
    [NARROW]: { right: 4 },
  },
  '& td.typed, & td.chosen, & td.targeted': { p: 0, [NARROW]: { p: 0 } },
  '& input[type="text"], & select': {
    all: 'unset',
    display: 'block',
    boxSizing: 'border-box',
    contain: 'strict',
    width: 1,
    height: 29,
    lineHeight: '29px',
    px: 1,
    [NARROW]: { px: 0.5 },
    cursor: 'text',
    '@media (pointer: coarse)': { fontSize: '1rem', height: 41, lineHeight: '41px' },
  },
  '& input[type="text"]': { textAlign: 'right', backgroundColor: 'background.paper', userSelect: 'text' },
  '& input[aria-invalid="true"]': { color: 'error.main', textDecoration: 'underline wavy' },
  '& input.target': { fontStyle: 'italic', color: 'primary.main', fontWeight: 600 },
  '& select': {
    cursor: 'pointer',
    textAlign: 'left',
    backgroundColor: 'background.paper',
    '& option': { color: '#000', backgroundColor: '#fff' },
  },
  '& td.selected :is(input[type="text"], select)': { backgroundColor: 'transparent' },
  '& input[type="checkbox"]': {
    width: 16,
    height: 16,
    m: 0,
    verticalAlign: 'middle',
    accentColor: (theme: { vars?: { palette: { primary: { main: string } } } }) => theme.vars?.palette.primary.main,
  },
} as const;
