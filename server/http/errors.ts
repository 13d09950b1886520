/** What a request is refused with. */
import type { JsonSchema } from '../../src/fields/schema';

/** The text at each field that was refused. */
export type FieldErrors = Record<string, string>;

/** A refusal that the client is told about: its status and the whole answer. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: { message: string; errors?: FieldErrors; [detail: string]: unknown },
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
  }
}

export const badRequest = (message: string): Refusal => new Refusal(400, { message });
export const unauthorized = (message: string): Refusal => new Refusal(401, { message });
export const forbidden = (message: string): Refusal => new Refusal(403, { message });
export const notFound = (message: string): Refusal => new Refusal(404, { message });

/** One message for the form's head, one text per field. */
export const refusedFields = (errors: FieldErrors): Refusal => {
  const texts = Object.values(errors);
  return new Refusal(400, { message: texts.join('. '), errors });
};

/** The shape of every answer that is not a success. */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    current: { type: 'object', additionalProperties: true },
    changed_by: { type: 'string', nullable: true },
    changed_at: { type: 'string', nullable: true },
  },
  required: ['message'],
};
