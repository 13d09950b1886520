/**
 * What the server knows of a resource. Almost all of it derives from the declared fields; `defineResource` takes the
 * rest: where its calls differ from the common pattern, what is calculated, and the entity's own rules.
 */
import { type Field, fieldOf, isWritable, type ReferenceField } from '../../src/fields/field';
import type { AnyRecord, RecordOf } from '../../src/fields/record';
import type { JsonSchema } from '../../src/fields/schema';
import type { Database, DatabaseTransaction, Row } from '../database/database';
import type { TableCounts } from '../database/tableCounts';
import type { Change } from '../history/history';
import type { FieldErrors } from '../http/errors';

/** What a save works with. `payload` is what was sent, with all that is ignored as a value of the record. */
export type SaveContext = {
  transaction: DatabaseTransaction;
  now: Date;
  payload?: Readonly<Record<string, unknown>>;
  /** The id of the user who saves; none where a program does. */
  by?: number;
};

/** A list of `{ value, label }` for selects. */
export type OptionsList = {
  path: string;
  /** The fields that make the label and are searched. */
  label: readonly string[];
  /** Only records with one of these values; null: those without one. */
  only?: { field: string; values: readonly (string | null)[] };
};

/** Paths under `/api/database`; null where the resource has no such call. */
type Paths = {
  list: string | null;
  /** With `:id`; without it, there is one record. */
  one: string | null;
  /** With `:id`; without it, the body names the record, or there is only one. */
  update: string;
  add: string | null;
  /** The list of the records that belong to another one, whose id is the path's `:id`. */
  under: { path: string; field: string } | null;
};

/** A field that names a record of another resource. */
export type Link = {
  field: string;
  resource: string;
  /** The fields that follow it: `{ die_number: 'die_number' }`. */
  copies: Readonly<Record<string, string>>;
  /** The path of the options list that the record is chosen from. */
  chosenFrom: string;
};

type Rules = {
  /** Columns that are no fields, from the values sent. Runs before the transaction: the place for slow work. */
  prepare?: (values: Readonly<Record<string, unknown>>) => Promise<Row>;
  /** What the fields alone cannot say. `before` is null when the record is added. */
  check?: (after: AnyRecord, before: AnyRecord | null, context: SaveContext) => Promise<FieldErrors | null>;
  /** The values of the calculated fields. */
  calculate?: (
    after: AnyRecord,
    before: AnyRecord | null,
    context: SaveContext,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Changes to keep in the history that no typed value shows. */
  moreChanges?: (after: AnyRecord, before: AnyRecord, context: SaveContext) => Promise<Change[]>;
  /** Columns that nobody types and that depend on the change. */
  columns?: (after: AnyRecord, before: AnyRecord | null, row: Row | null, context: SaveContext) => Row | Promise<Row>;
  /** Brings other records into line, in the same transaction. `context` is the one that `calculate` was given. */
  afterSave?: (after: AnyRecord, before: AnyRecord | null, context: SaveContext) => Promise<void>;
  /** More values of a single record, from the columns that are no fields. */
  present?: (row: Row) => Record<string, unknown>;
  /** More values of a single record, from other records: read when it is answered with, not when it is saved. */
  related?: (row: Row, database: Database, counts: TableCounts) => Promise<Record<string, unknown>>;
};

export type Resource = Rules & {
  name: string;
  /** For messages: "No customer found with Id 7". */
  singular: string;
  table: string;
  fields: readonly Field[];
  /** The column that identifies a record. */
  key: string;
  paths: Paths;
  /** Answers GET one also with a closing brace at the path's end: the specification's calls carry one. */
  strayBrace: boolean;
  /** The field that other records show as this one's name. */
  nameField: string | null;
  /** Many of them may come at once, from a file; by their names it is known which are there already. */
  importable: boolean;
  links: readonly Link[];
  options: readonly OptionsList[];
  /** The reference field that names the record whose history shows this one's changes. */
  owner: string | null;
  /** Columns that are no fields. */
  ownColumns: readonly string[];
  /** Schemas of what `present` and `related` add. */
  presented: Readonly<Record<string, JsonSchema>>;
  /** Those of them that `related` remembers: the very same object for many records. */
  shared: readonly string[];
};

type Definition<Fields extends readonly Field[]> = Omit<Rules, 'calculate'> & {
  name: string;
  singular: string;
  fields: Fields;
  table?: string;
  key?: string;
  paths?: Partial<Paths>;
  strayBrace?: boolean;
  nameField?: Fields[number]['source'];
  importable?: true;
  /** Fields that are copied from the linked record, by reference field; beside the `nameSource` of a declaration. */
  follows?: Readonly<Record<string, readonly string[]>>;
  options?: readonly Omit<OptionsList, 'label'>[] | readonly OptionsList[];
  owner?: string;
  ownColumns?: readonly string[];
  presented?: Readonly<Record<string, JsonSchema>>;
  shared?: readonly string[];
  calculate?: (
    after: RecordOf<Fields>,
    before: RecordOf<Fields> | null,
    context: SaveContext,
  ) => Partial<RecordOf<Fields>> | Promise<Partial<RecordOf<Fields>>>;
};

/** A link's `copies` name the source field as `*` where it is whatever the linked resource shows as its name. */
const NAME = '*';

const linksOf = (fields: readonly Field[], follows: Readonly<Record<string, readonly string[]>>): Link[] =>
  fields
    .filter((field): field is ReferenceField => field.type === 'reference' && isWritable(field, 'create'))
    .map((field) => ({
      field: field.source,
      resource: field.reference,
      copies: {
        ...(field.nameSource ? { [field.nameSource]: NAME } : {}),
        ...Object.fromEntries((follows[field.source] ?? []).map((source) => [source, source])),
      },
      chosenFrom: `/${field.options ?? field.reference}/options`,
    }));

/** Describes a resource to the server. What the definition leaves out follows the common pattern. */
export const defineResource = <const Fields extends readonly Field[]>(definition: Definition<Fields>): Resource => {
  const { name, fields, nameField = null, options = [] } = definition;
  const path = `/${name}`;
  const key = definition.key ?? 'id';
  if (key !== 'id') fieldOf(fields, key);
  return {
    ...definition,
    table: definition.table ?? name.replaceAll('-', '_'),
    key,
    paths: {
      list: path,
      one: `${path}/:id`,
      update: `${path}/:id/update`,
      add: `${path}/add`,
      under: null,
      ...definition.paths,
    },
    strayBrace: definition.strayBrace ?? false,
    nameField,
    importable: definition.importable ?? false,
    links: linksOf(fields, definition.follows ?? {}),
    options: options.map((list) => ({ label: nameField ? [nameField] : [], ...list })),
    owner: definition.owner ?? null,
    ownColumns: definition.ownColumns ?? [],
    presented: definition.presented ?? {},
    shared: definition.shared ?? [],
    // The engine serves records of every resource; only their own rules know their fields.
    calculate: definition.calculate as Rules['calculate'],
  };
};

/** Every resource of the server, in the order in which a record may depend on another. */
export type Resources = readonly Resource[];

export const resourceNamed = (resources: Resources, name: string): Resource => {
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`There is no resource "${name}"`);
  return resource;
};

/** The same resources, each after those that its records link to. */
export const inOrderOfLinks = (resources: Resources): Resources => {
  const ordered = new Set<Resource>();
  const reached = new Set<Resource>();
  const add = (resource: Resource): void => {
    if (reached.has(resource)) return;
    reached.add(resource);
    for (const link of resource.links) add(resourceNamed(resources, link.resource));
    ordered.add(resource);
  };
  resources.forEach(add);
  return [...ordered];
};

/** The field of the linked resource that a copied field follows. */
export const copiedField = (linked: Resource, source: string): string => {
  if (source !== NAME) return source;
  if (!linked.nameField) throw new Error(`Records of ${linked.name} have no name`);
  return linked.nameField;
};
