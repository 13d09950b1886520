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
  currency: 108,
  percent: 80,
  duration: 72,
  boolean: 80,
  day: 100,
  instant: 170,
  choice: 104,
  reference: 80,
  password: 96,
};

/** Words that are cut off end in an ellipsis and are still words: a hand may make their columns as narrow as this. */
const NARROWEST = 56;

const WORDS: readonly Field['type'][] = ['text', 'longText', 'choice', 'boolean'];

/** A figure that is cut off is read as another one: its column keeps the room of what it usually shows. */
const leastWidthOf = ({ type }: Field): number => (WORDS.includes(type) ? NARROWEST : WIDTHS[type]);

/**
 * What people know a record by is read whole, and so gets what is left over before any other text: a name that cannot be
 * told from the next one is no name to click on.
 */
const IDENTIFYING = { flex: 4, minWidth: 200 };

/** The room a text needs, and the space around it. */
const widthOf = (text: string): number => 30 + text.length * 7.2;

/** How wide the letters of a heading are at most, in the widest of the system's typefaces. */
const headingLetterWidth = (letter: string): number => {
  if (/[mwMW%@]/.test(letter)) return 12.5;
  if (/[fijlrtI(). /-]/.test(letter)) return 6;
  return /[A-Z#]/.test(letter) ? 10 : 8.5;
};

const headingWidth = (line: string): number =>
  [...line].reduce((width, letter) => width + headingLetterWidth(letter), 0);

/** The space beside a heading, and the arrow of a list that is sorted by it. */
const AROUND_HEADING = 20;
const SORT_ARROW = 20;

/** The room a heading needs on two lines: that of the longer line where it is parted best. */
const headingRoom = (label: string): number => {
  const words = label.split(' ');
  const longerLines = words.map((_, index) =>
    Math.max(headingWidth(words.slice(0, index + 1).join(' ')), headingWidth(words.slice(index + 1).join(' '))),
  );
  return AROUND_HEADING + Math.min(...longerLines) + SORT_ARROW;
};

/** The room the longest of a field's choices needs. */
const choicesWidth = (field: Field): number =>
  field.type === 'choice' ? Math.max(...field.choices.map(({ label }) => widthOf(label))) : 0;

const isStretchable = (field: Field): boolean => field.type === 'text' || field.type === 'longText';

const roomOf = (field: Field, width: number): Partial<Column> => {
  if (!isStretchable(field)) return { width, minWidth: leastWidthOf(field) };
  if (field.identifies) return { flex: IDENTIFYING.flex, minWidth: Math.max(IDENTIFYING.minWidth, width) };
  return { flex: field.type === 'longText' ? 2 : 1, minWidth: width };
};

/**
 * A sortable column that shows the field's text: numbers to the right unless they name the record, choices with a tone as chips, a reference by its
 * linked name. Days stay strings (no `type: 'date'`), so that no time zone moves them.
 */
export const columnOf = (field: Field): Column => {
  const width = Math.ceil(Math.max(WIDTHS[field.type], headingRoom(field.label), choicesWidth(field)));
  const isIdentifier = field.unique || field === ID_FIELD;
  const align = isNumeric(field) && !isIdentifier ? 'right' : 'left';
  const hasTones = field.type === 'choice' && field.choices.some((choice) => choice.tone);
  return {
    field: field.source,
    headerName: field.label,
    align,
    headerAlign: align,
    cellClassName: isNumeric(field) || field.type === 'day' || field.type === 'reference' ? 'figures' : undefined,
    ...roomOf(field, width),
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

/** How narrow a hand may make a column: one that takes what is left over, narrower than it is ever made by itself. */
export const leastWidth = ({ flex, minWidth = NARROWEST }: Pick<Column, 'flex' | 'minWidth'>): number =>
  flex ? NARROWEST : minWidth;

/** A column of the width that a person has given it, where they have. */
export const ofWidth = (column: Column, width: number | undefined): Column => {
  if (width === undefined) return column;
  const minWidth = leastWidth(column);
  return { ...column, flex: undefined, minWidth, width: Math.max(width, minWidth) };
};

/** A width of its own takes the place of whatever room a column gets by its type. */
const withOwn = (field: Field, own: Partial<Column> = {}): Column => ({
  ...columnOf(field),
  ...(own.width !== undefined && { flex: undefined, minWidth: Math.min(own.width, leastWidthOf(field)) }),
  ...own,
});

/**
 * The columns of the named fields, in the order of the names; `id` can be named though no entity declares it.
 * `particular` says what is particular to a column of this list.
 */
export const columnsOf = (
  fields: readonly Field[],
  sources: readonly string[],
  particular: Readonly<Record<string, Partial<Column>>> = {},
): readonly Column[] => sources.map((source) => withOwn(fieldOf([ID_FIELD, ...fields], source), particular[source]));
