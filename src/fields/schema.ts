/** The JSON schema of a field, a payload and a record: what the server checks, answers with and describes to others. */
import { type Field, isWritable } from './field';

/** A JSON schema (draft 7) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Text longer than this has no place in a shop's record; notes have more room. */
const TEXT_LENGTH = 200;
const LONG_TEXT_LENGTH = 20_000;

/** Whole numbers are 32 bits wide in both databases; other numbers stay where a double still holds cents. */
const LARGEST_INTEGER = 2_147_483_647;
const LARGEST_NUMBER = 1e12;

/** PostgreSQL cannot store U+0000 in text. */
const STORABLE_TEXT = '^[^\\u0000]*$';

const textSchema = (maxLength: number): JsonSchema => ({
  type: ['string', 'null'],
  maxLength,
  pattern: STORABLE_TEXT,
});

const numberSchema = (minimum = -LARGEST_NUMBER, maximum = LARGEST_NUMBER): JsonSchema => ({
  type: ['number', 'null'],
  minimum,
  maximum,
});

const integerSchema = (minimum = -LARGEST_INTEGER, maximum = LARGEST_INTEGER): JsonSchema => ({
  type: ['integer', 'null'],
  minimum,
  maximum,
});

const valueSchema = (field: Field): JsonSchema => {
  switch (field.type) {
    case 'text':
      return textSchema(field.maxLength ?? TEXT_LENGTH);
    case 'longText':
      return textSchema(field.maxLength ?? LONG_TEXT_LENGTH);
    case 'number':
      return field.integer ? integerSchema(field.minimum, field.maximum) : numberSchema(field.minimum, field.maximum);
    case 'currency':
      return numberSchema(field.minimum);
    case 'percent':
    case 'duration':
      return numberSchema();
    case 'boolean':
      return { type: ['boolean', 'null'] };
    case 'day':
      return { type: ['string', 'null'], format: 'date' };
    case 'instant':
      return { type: ['string', 'null'], format: 'date-time' };
    case 'choice':
      return { enum: [...field.choices.map((choice) => choice.value), null] };
    case 'reference':
      return integerSchema(1);
    case 'password':
      return { type: 'string', minLength: field.minLength, maxLength: field.maxLength };
  }
};

/** A required value is neither null nor blank. */
const requiredSchema = (schema: JsonSchema): JsonSchema => {
  if (Array.isArray(schema.enum)) return { ...schema, enum: schema.enum.filter((value) => value !== null) };
  if (!Array.isArray(schema.type)) return schema;
  const type = schema.type.find((name) => name !== 'null');
  return type === 'string'
    ? { ...schema, type, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' }
    : { ...schema, type };
};

/** A field's schema with what a reader of the API's description wants to know. */
export const fieldSchema = (field: Field): JsonSchema => ({
  title: field.label,
  ...('unit' in field && field.unit ? { description: `in ${field.unit}` } : {}),
  ...(field.required ? requiredSchema(valueSchema(field)) : valueSchema(field)),
});

/**
 * A field's schema as a person sends it. In a change it has no minimum: clients send the whole record back, and a value
 * below it that is stored from before may stay. Whether it is one is checked where the record is known.
 */
const typedSchema = (field: Field, when: 'create' | 'update'): JsonSchema =>
  fieldSchema(when === 'update' && 'minimum' in field ? { ...field, minimum: undefined } : field);

/** A required field that has a default gets it where a new record leaves the field out. */
const isMissedWhenAbsent = (field: Field): boolean =>
  field.required === true && !('defaultValue' in field && field.defaultValue !== undefined);

/**
 * The schema of what a client sends. Read-only fields may be there, of whatever content, and are ignored; a field the
 * entity does not have is refused. `id` and `version` belong to every record.
 */
export const payloadSchema = (fields: readonly Field[], when: 'create' | 'update'): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    id: {},
    version: { type: ['integer', 'null'] },
    ...Object.fromEntries(
      fields.map((field) => [
        field.source,
        isWritable(field, when) ? typedSchema(field, when) : { title: field.label, readOnly: true },
      ]),
    ),
  },
  required: when === 'create' ? fields.filter(isMissedWhenAbsent).map((field) => field.source) : [],
});

/** The JSON type of a value read back: fast-json-stringify needs a plain type, and the value is known to be storable. */
const readSchema = (field: Field): JsonSchema => {
  switch (field.type) {
    case 'boolean':
      return { title: field.label, type: 'boolean', nullable: true };
    case 'number':
    case 'currency':
    case 'percent':
    case 'duration':
      return { title: field.label, type: 'number', nullable: true };
    case 'reference':
      return { title: field.label, type: 'integer', nullable: true };
    case 'choice':
      return {
        title: field.label,
        type: typeof field.choices[0]?.value === 'number' ? 'integer' : 'string',
        nullable: true,
      };
    default:
      return { title: field.label, type: 'string', nullable: true };
  }
};

/** The schemas of values as the server answers with them. What is only written (a password) is never among them. */
export const readSchemas = (fields: readonly Field[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    fields.filter((field) => field.type !== 'password').map((field) => [field.source, readSchema(field)]),
  );

/** The schema of a record as the server answers with it. */
export const recordSchema = (fields: readonly Field[]): JsonSchema => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    version: { type: 'integer' },
    ...readSchemas(fields),
  },
});
