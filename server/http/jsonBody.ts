/** Bodies are JSON in UTF-8; whatever else is sent is refused as such (415), not as JSON that is none. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';

/** Reads JSON as Fastify does; bytes that are no text are refused, where it would put other characters in their place. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) parse(request, body.toString('utf8'), done);
    else done(badRequest('The body is not valid UTF-8'));
  });
};
