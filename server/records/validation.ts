/** Turns what the schema found wrong into texts that a person understands. */
import type { FastifySchemaValidationError } from 'fastify';
import type { Field } from '../../src/fields/field';
import { formatInText } from '../../src/fields/formats';
import type { AnyRecord } from '../../src/fields/record';
import { badRequest, type FieldErrors, type Refusal, refusedFields } from '../http/errors';

/** Ajv's `verbose` option adds the schema that the value was checked against. */
type Finding = FastifySchemaValidationError & { data?: unknown; parentSchema?: { title?: string; pattern?: string } };

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no (true or false)',
  object: 'an object',
  array: 'a list',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a day like 2026-05-31',
  'date-time': 'must be a time like 2026-05-31T14:05:00Z',
};

/** `size_across` as a person reads it, where the schema has no title. */
const humanName = (source: string): string => source.replaceAll('_', ' ');

/** What is said of a value below its minimum. */
const atLeast = (minimum: number): string => `must be at least ${formatInText(minimum)}`;

/** The limit that a value went beyond, as a person reads it. */
const limitOf = ({ params }: Finding): string => formatInText(Number(params.limit));

const complaint = (finding: Finding): string => {
  const { keyword, params } = finding;
  // No value at all was sent where one is required.
  if (finding.data === null) return 'must not be empty';
  switch (keyword) {
    case 'type': {
      const types = [params.type].flat().map(String);
      const wanted = types.filter((type) => type !== 'null').map((type) => TYPE_NAMES[type] ?? type);
      return `must be ${wanted.join(' or ')}`;
    }
    case 'enum': {
      const values = [params.allowedValues].flat().filter((value) => value !== null);
      return `must be one of ${values.join(', ')}`;
    }
    case 'maxLength':
      return `is longer than ${limitOf(finding)} characters`;
    case 'minLength':
      return `must have at least ${limitOf(finding)} characters`;
    case 'minimum':
      return atLeast(Number(finding.params.limit));
    case 'maximum':
      return `must be at most ${limitOf(finding)}`;
    case 'format':
      return FORMATS[String(params.format)] ?? `must be a ${params.format}`;
    case 'pattern':
      // Two patterns are in use: one that only keeps U+0000 out, and one that also wants something to read.
      return finding.parentSchema?.pattern?.includes('\\s')
        ? 'must not be empty'
        : 'holds a character that cannot be stored';
    default:
      return finding.message ?? 'is not allowed';
  }
};

/** The field that a finding is about, and its text. A finding about the whole body has no field. */
const describeFinding = (finding: Finding): { source: string; text: string } => {
  if (finding.keyword === 'additionalProperties') {
    const source = String(finding.params.additionalProperty);
    return { source, text: `There is no field "${source}"` };
  }
  if (finding.keyword === 'required') {
    const source = String(finding.params.missingProperty);
    return { source, text: `${titleOf(finding, source)} must not be empty` };
  }
  const source = finding.instancePath.split('/')[1] ?? '';
  const label = finding.parentSchema?.title ?? humanName(source);
  return { source, text: `${label} ${complaint(finding)}` };
};

/** The title of a missing field stands in the schema of the object that misses it. */
const titleOf = (finding: Finding, source: string): string => {
  const schema = finding.parentSchema as { properties?: Record<string, { title?: string }> } | undefined;
  return schema?.properties?.[source]?.title ?? humanName(source);
};

/**
 * The refusal for what Ajv found.
 * @param context the part of the request that was checked: `body`, `querystring` ...
 */
export const describeValidation = (findings: readonly FastifySchemaValidationError[], context: string): Refusal => {
  // Without a prototype: a field may be called `constructor`, too.
  const errors: FieldErrors = Object.create(null);
  for (const finding of findings) {
    if (context !== 'body' && finding.keyword === 'additionalProperties') {
      return badRequest(`There is no parameter "${finding.params.additionalProperty}"`);
    }
    const { source, text } = describeFinding(finding);
    if (source === '') return badRequest('The body must be a JSON object');
    errors[source] ??= text;
  }
  return context === 'body' ? refusedFields(errors) : badRequest(Object.values(errors).join('. '));
};

/**
 * What is wrong with the new values of a record that are below what their fields take. Those that are stored so from before
 * may stay.
 */
export const belowMinimum = (
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  before: AnyRecord,
): FieldErrors => {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const { source, label } = field;
    const minimum = 'minimum' in field ? field.minimum : undefined;
    const value = values[source];
    if (minimum === undefined || typeof value !== 'number' || value >= minimum || value === before[source]) continue;
    errors[source] = `${label} ${atLeast(minimum)}`;
  }
  return errors;
};
