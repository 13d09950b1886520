/** The grid column of a field. */
import type { GridColDef } from '@mui/x-data-grid';
import { ChoiceChip } from './ChoiceChip';
import { type Field, fieldOf, isNumeric } from './field';
import { ID_FIELD } from './filters';
import type { AnyRecord } from './record';
import { choiceOf, textOf } from './text';

export type Column = GridColDef<AnyRecord>;

/** Widths in pixels that hold what the type usually shows; text takes what is left over. */
const WIDTHS: Record<Field['type'], number> = {
  text: 96,
  longText: 180,
  number: 72,
  currency: 92,
  percent: 80,
  duration: 72,
  boolean: 80,
  day: 100,
  instant: 170,
  choice: 104,
  reference: 80,
  password: 96,
};

/** The room a heading needs, with its sort arrow and menu. */
const headingWidth = (label: string): number => 40 + label.length * 6.6;

const isStretchable = (field: Field): boolean => field.type === 'text' || field.type === 'longText';

/**
 * A sortable column that shows the field's text: numbers to the right, choices with a tone as chips, a reference by its
 * linked name. Days stay strings (no `type: 'date'`), so that no time zone moves them.
 */
export const columnOf = (field: Field): Column => {
  const width = Math.round(Math.max(WIDTHS[field.type], headingWidth(field.label)));
  const isIdentifier = field.source === ID_FIELD.source;
  const align = isNumeric(field) && !isIdentifier ? 'right' : 'left';
  const hasTones = field.type === 'choice' && field.choices.some((choice) => choice.tone);
  return {
    field: field.source,
    headerName: field.label,
    align,
    headerAlign: align,
    cellClassName: isNumeric(field) || field.type === 'day' || field.type === 'reference' ? 'figures' : undefined,
    ...(isStretchable(field) ? { flex: field.type === 'longText' ? 2 : 1, minWidth: width } : { width }),
    valueFormatter: (value: unknown, record: AnyRecord) => textOf(field, value, record),
    ...(hasTones && {
      display: 'flex' as const,
      renderCell: ({ value }: { value?: unknown }) => {
        const choice = choiceOf(field, value);
        return choice ? <ChoiceChip choice={choice} /> : textOf(field, value);
      },
    }),
  };
};

/** The columns of the named fields, in the order of the names; `id` can be named though no entity declares it. */
export const columnsOf = (fields: readonly Field[], sources: readonly string[]): readonly Column[] =>
  sources.map((source) => columnOf(fieldOf([ID_FIELD, ...fields], source)));
