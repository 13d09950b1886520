/** What the client is told when a request fails. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { unavailability } from '../database/unavailable';
import { describeValidation } from '../records/validation';
import { badRequest, Refusal } from './errors';
import { pathOf } from './requestLog';

/** Texts for what Fastify itself refuses; anything else of its 4xx errors is fit to be read as it is. */
const FASTIFY_TEXTS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: JSON was expected',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be sent as application/json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large',
  FST_ERR_BAD_URL: 'The address is not valid: what stands after a % must be UTF-8',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long',
};

const refusalOf = (error: FastifyError | Refusal): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (error.validation) return describeValidation(error.validation, error.validationContext ?? 'body');
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  // A body that names `__proto__` or `constructor` is refused by the parser with a SyntaxError.
  if (error instanceof SyntaxError) return badRequest(FASTIFY_TEXTS.FST_ERR_CTP_INVALID_JSON_BODY ?? error.message);
  return new Refusal(status, { message: FASTIFY_TEXTS[error.code] ?? error.message });
};

/** Whether the client went away while its answer was on its way, as a page does with what it asks for anew. */
const clientHasLeft = (error: FastifyError | Refusal): boolean =>
  'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Answers a failed request. What went wrong inside stays in the log, under the request's id. */
export const handleError = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error);
  if (refusal) return reply.code(refusal.statusCode).headers(refusal.headers).send(refusal.body);
  if (clientHasLeft(error)) {
    request.log.info({ method: request.method, path: pathOf(request) }, 'client left before its answer was there');
    return reply;
  }
  request.log.error({ err: error, method: request.method, path: pathOf(request) }, 'request failed');
  const unavailable = unavailability(error);
  if (unavailable) {
    const { message, retryAfter } = unavailable;
    return reply.code(503).header('retry-after', String(retryAfter)).send({ message });
  }
  return reply.code(500).send({ message: `Something went wrong on the server (request ${request.id})` });
};
