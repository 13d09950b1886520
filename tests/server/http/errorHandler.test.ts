/** What is logged of a request that failed. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { handleError } from '../../../server/http/errorHandler';

const handled = (error: Error) => {
  const log = { error: vi.fn(), info: vi.fn() };
  const reply = { code: vi.fn().mockReturnThis(), send: vi.fn().mockReturnThis(), headers: vi.fn().mockReturnThis() };
  const request = { id: 'r-1', method: 'POST', url: '/api/database/quotes/price', log };
  handleError(
    error as Parameters<typeof handleError>[0],
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
  );
  return { log, reply };
};

it('is an error with its stack where something went wrong here', () => {
  const error = new Error('no such column');
  const { log, reply } = handled(error);
  expect(log.error).toHaveBeenCalledWith(
    { err: error, method: 'POST', path: '/api/database/quotes/price' },
    'request failed',
  );
  expect(reply.code).toHaveBeenCalledWith(500);
});

it('is no error where the client went away before its answer was there', () => {
  const { log, reply } = handled(Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
  expect(log.error).not.toHaveBeenCalled();
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(reply.send).not.toHaveBeenCalled();
});
