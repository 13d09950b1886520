/** How a call answers with a single record. */
import type { FastifyReply } from 'fastify';
import type { AnyRecord } from '../../src/fields/record';
import { type JsonSchema, recordSchema } from '../../src/fields/schema';
import type { Resource } from './resource';

/** A single record's schema: the fields, and what only a single record carries. */
export const singleRecordSchema = (
  resource: Resource,
): JsonSchema & { properties: Readonly<Record<string, JsonSchema>> } => {
  const { properties, ...schema } = recordSchema(resource.fields);
  return { ...schema, properties: { ...(properties as Record<string, JsonSchema>), ...resource.presented } };
};

type Shared = Record<string, unknown>;

/** The JSON of what records share, made once for as long as it is remembered. */
const texts = new WeakMap<Shared, string>();

const sharedText = (reply: FastifyReply, value: Shared | null, schema: JsonSchema): string => {
  if (value === null) return 'null';
  const text = texts.get(value) ?? reply.serializeInput(value, schema);
  texts.set(value, text);
  return text;
};

/**
 * Writes single records, each in the array that the specification's calls answer with. What a record shares with others
 * can be longer than the record: making its text anew takes a quarter of the time of an answer.
 */
export const recordWriter = (resource: Resource): ((reply: FastifyReply, record: AnyRecord) => unknown) => {
  if (resource.shared.length === 0) return (_reply, record) => [record];
  const whole = singleRecordSchema(resource);
  const members = Object.entries(whole.properties).filter(([name]) => !resource.shared.includes(name));
  const own = { ...whole, properties: Object.fromEntries(members) };
  const shared = resource.shared.map((name) => ({
    name,
    start: `,${JSON.stringify(name)}:`,
    schema: resource.presented[name] ?? {},
  }));
  return (reply, record) => {
    let text = `[${reply.serializeInput(record, own).slice(0, -1)}`;
    for (const { name, start, schema } of shared) {
      text += start + sharedText(reply, record[name] as Shared | null, schema);
    }
    reply.type('application/json; charset=utf-8');
    return `${text}}]`;
  };
};
