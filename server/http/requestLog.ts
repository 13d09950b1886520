/**
 * One line of the log for each request: its id, who sent it, how it ended and after how long. Addresses are logged
 * without their query, and nothing of a body or a header is: neither passwords nor tokens nor what somebody looked for.
 */
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config';

export type LogStream = { write: (line: string) => void };

/** The address as it may be logged. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** What somebody who runs the server should see without asking for every request. */
const levelOf = (request: FastifyRequest, status: number): 'error' | 'warn' | 'info' => {
  // Being too busy is no fault of the program.
  if (status >= 500 && status !== 503) return 'error';
  const isRefusedSignIn = request.routeOptions.config.signIn === true && (status === 401 || status === 429);
  return status === 403 || status === 503 || isRefusedSignIn ? 'warn' : 'info';
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route that people sign in by. */
    signIn?: true;
  }
}

export const logOptions = ({ logLevel }: Config, stream?: LogStream) => ({
  logger:
    logLevel === 'silent'
      ? false
      : {
          level: logLevel,
          // A request that could not be parsed comes with all its bytes.
          redact: ['err.rawPacket'],
          ...(stream ? { stream } : {}),
        },
  // `logRequests` writes one line where Fastify would write two.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
});

const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode } = reply;
  request.log[levelOf(request, statusCode)](
    {
      method: request.method,
      path: pathOf(request),
      status: statusCode,
      user: request.session?.id ?? null,
      address: request.ip,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
};

/** Every answer names its request, so that whoever saw a failure can say which line of the log is about it. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
};
