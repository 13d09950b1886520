/**
 * What a field declaration is.
 *
 * An entity declares its fields once, as data, in `src/resources/<entity>/fields.ts`. Everything else derives from that
 * declaration: the record's type (`record.ts`), defaults and payloads (`payload.ts`), the JSON schema the server checks
 * with (`schema.ts`), filter operators (`filters.ts`), the text shown (`text.ts`), the CSV cell (`csv.ts`), the grid
 * column (`column.tsx`), the input (`FieldInput.tsx`) and its read-only twin (`FieldText.tsx`).
 */

/** Where a read-only value comes from: nobody types it; a payload may carry it, and it is ignored. */
export type ReadOnlyOrigin =
  /** the server computes it when it saves the record */
  | 'calculated'
  /** it is the name of a linked record, and follows that record */
  | 'linked';

type Declaration = {
  /** The field's name in the record, in the database and on the wire. */
  source: string;
  label: string;
  /** What it is called where no tab says which of two it is: in filters, files and the history. */
  apart?: string;
  readOnly?: ReadOnlyOrigin;
  /** The fields that it puts together. A file's column of it may mean the whole, or one of these. */
  combines?: readonly string[];
  /** Set when the record is added and never changed afterwards: the record's key. */
  onlyOnCreate?: true;
  /** The server refuses a record without it. Only where the shop would break: most fields may stay empty. */
  required?: true;
  /** Two records cannot share the value. */
  unique?: true;
  /** A name or number that people know records by: a list of them, pasted, finds the records. */
  lookup?: true;
  /** One line under the input. */
  help?: string;
  /** By it people know the record, or one that it belongs to: a grid gives it the room. */
  identifies?: true;
};

export type TextField = Declaration & {
  type: 'text';
  defaultValue?: string;
  maxLength?: number;
  /** Offered while typing, beside the values already in use; anything else may be typed. */
  suggestions?: readonly string[];
};

export type LongTextField = Declaration & { type: 'longText'; maxLength?: number; rows?: number };

export type NumberField = Declaration & {
  type: 'number';
  defaultValue?: number;
  /** Whole numbers only: counts, years, positions. */
  integer?: true;
  /** The server takes no less, but for what is stored from before. */
  minimum?: number;
  maximum?: number;
  /** The most decimals shown. The stored value keeps them all. */
  decimals?: number;
  unit?: string;
};

/** US dollars. `unit` says per what, when not a plain amount. */
type CurrencyField = Declaration & {
  type: 'currency';
  defaultValue?: number;
  minimum?: number;
  decimals?: 2 | 4;
  unit?: '$/MSI' | '$/h';
};

/** Stored as a fraction, shown and typed in percent. */
export type PercentField = Declaration & { type: 'percent'; defaultValue?: number; decimals?: 0 | 2 };

/** Minutes, shown as h:mm. */
type DurationField = Declaration & { type: 'duration' };

export type BooleanField = Declaration & { type: 'boolean'; defaultValue?: boolean };

/** A day of the calendar as `YYYY-MM-DD`: a string everywhere, so that no time zone can move it. */
export type DayField = Declaration & { type: 'day'; defaultValue?: 'today' };

/** A point in time as an ISO 8601 string in UTC. */
type InstantField = Declaration & { type: 'instant' };

export type Choice = {
  readonly value: string | number;
  readonly label: string;
  /** Colour of the chip that shows it; the label always stands beside the colour. */
  readonly tone?: 'needed' | 'available' | 'staged';
};

export type ChoiceField = Declaration & {
  type: 'choice';
  choices: readonly Choice[];
  defaultValue?: string | number;
};

/** The id of a record of another resource, chosen from that resource's options list. */
export type ReferenceField = Declaration & {
  type: 'reference';
  /** The resource linked to. */
  reference: string;
  /** The options list to choose from, where it is not the resource's own (laminations are materials). */
  options?: string;
  /** The read-only field of the same record that holds the linked record's name. */
  nameSource?: string;
};

/** Written, never read back. */
export type PasswordField = Declaration & { type: 'password'; minLength: number; maxLength: number };

export type Field =
  | TextField
  | LongTextField
  | NumberField
  | CurrencyField
  | PercentField
  | DurationField
  | BooleanField
  | DayField
  | InstantField
  | ChoiceField
  | ReferenceField
  | PasswordField;

/** Declares an entity's fields, keeping their literal names and types so that the record's type can derive from them. */
export const defineFields = <const Fields extends readonly Field[]>(fields: Fields): Fields => fields;

/** The declaration of one field of an entity. Throws when there is none: a misspelt name is a programming error. */
export const fieldOf = (fields: readonly Field[], source: string): Field => {
  const field = fields.find((candidate) => candidate.source === source);
  if (!field) throw new Error(`No field "${source}" is declared`);
  return field;
};

/** The field's label where it stands among all the others of its record. */
export const labelApart = ({ apart, label }: Field): string => apart ?? label;

/** The declarations of the named fields, in the order of the names. */
export const fieldsOf = (fields: readonly Field[], sources: readonly string[]): Field[] =>
  sources.map((source) => fieldOf(fields, source));

/** Whether a person may type the field's value when adding (`create`) or changing (`update`) a record. */
export const isWritable = (field: Field, when: 'create' | 'update'): boolean =>
  !field.readOnly && !(when === 'update' && field.onlyOnCreate);

/** Whether the field holds text that quick search looks through. */
export const isSearchable = (field: Field): boolean => field.type === 'text' || field.type === 'longText';

export type NumericField = NumberField | CurrencyField | PercentField | DurationField;

/** Whether the field's value is a number: right-aligned, compared with more and less. */
export const isNumeric = (field: Field): field is NumericField =>
  field.type === 'number' || field.type === 'currency' || field.type === 'percent' || field.type === 'duration';
