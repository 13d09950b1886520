/**
 * How each person has arranged each grid: hidden columns, their order and widths, density, sort and page size. The server
 * keeps it (`keptLayouts.ts`); the copy in the browser is what is shown at once. It has keys of its own, because
 * react-admin empties its store when somebody logs out.
 */
import type { GridDensity } from '@mui/x-data-grid';
import type { SortPayload } from 'ra-core';
import { clampPageSize } from './pageSizes';

export type GridLayout = {
  visible: Record<string, boolean>;
  widths: Record<string, number>;
  /** The fields in the order of their columns; a column that is not among them keeps its place after its neighbour. */
  order: readonly string[];
  density: GridDensity;
  sort?: SortPayload;
  perPage?: number;
};

const DENSITIES: readonly GridDensity[] = ['compact', 'standard', 'comfortable'];
const NARROWEST = 40;
const WIDEST = 2000;

export const EMPTY_LAYOUT: GridLayout = { visible: {}, widths: {}, order: [], density: 'compact' };

const keyOf = (resource: string, employeeId: number | null): string =>
  `label-shop.grid.${employeeId ?? ''}.${resource}`;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const sortIn = (value: unknown): SortPayload | undefined => {
  const { field, order } = Object.fromEntries(entriesOf(value));
  return typeof field === 'string' && (order === 'ASC' || order === 'DESC') ? { field, order } : undefined;
};

/** The layout in a stored text; what is not understood, perhaps of another version, is left out. */
export const parseLayout = (text: string | null): GridLayout => {
  try {
    const { visible, widths, order, density, sort, perPage } = Object.fromEntries(
      entriesOf(JSON.parse(text ?? 'null')),
    );
    return {
      visible: Object.fromEntries(
        entriesOf(visible).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
      widths: Object.fromEntries(
        entriesOf(widths).filter(
          (entry): entry is [string, number] =>
            typeof entry[1] === 'number' && entry[1] >= NARROWEST && entry[1] <= WIDEST,
        ),
      ),
      order: Array.isArray(order) ? [...new Set(order.filter((field) => typeof field === 'string'))] : [],
      density: DENSITIES.find((known) => known === density) ?? EMPTY_LAYOUT.density,
      sort: sortIn(sort),
      perPage: typeof perPage === 'number' ? clampPageSize(perPage) : undefined,
    };
  } catch {
    return EMPTY_LAYOUT; // a damaged entry: the grid starts from its own layout, and the next change replaces it
  }
};

/** The columns in a person's order. The first names the record and stays first; new ones come after their neighbour. */
export const inOrder = <Column extends { field: string }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] => {
  const [first, ...others] = columns;
  if (!first || order.length === 0) return columns;
  const known = order.flatMap((field) => others.find((column) => column.field === field) ?? []);
  const placed = others.reduce((before: Column[], column, index) => {
    if (before.includes(column)) return before;
    const neighbour = before.findIndex((other) => other === others[index - 1]);
    return before.toSpliced(neighbour + 1, 0, column);
  }, known);
  return [first, ...placed];
};

/** The order and length of the page that a person sees first: as they chose them last. */
export const firstPageOf = (
  { sort, perPage = 25 }: GridLayout,
  usualSort: SortPayload,
): { sort: SortPayload; perPage: number } => ({ sort: sort ?? usualSort, perPage });

export const readLayout = (resource: string, employeeId: number | null): GridLayout =>
  parseLayout(localStorage.getItem(keyOf(resource, employeeId)));

export const writeLayout = (resource: string, employeeId: number | null, layout: GridLayout): void =>
  localStorage.setItem(keyOf(resource, employeeId), JSON.stringify(layout));
