/** Whether a request comes from a program on this machine, and not through one on behalf of somebody else. */
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** What proxies add to a request that they pass on. */
const PASSED_ON = /^(x-forwarded|forwarded$|via$|x-real-ip$|x-client-ip$|x-original|cf-|true-client-ip$|x-cluster)/;

export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || LOOPBACK_ADDRESS.test(hostname.replace(/^\[|\]$/g, ''));

/**
 * The connection itself must come from this machine, whatever any header claims; a header of a proxy, HTTP/1.0 (which
 * nginx speaks to what is behind it) or a name from outside (a web page that points its own name here) tell that the
 * request does not.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
  request.raw.httpVersion !== '1.0' &&
  isLoopbackName((request.headers.host ?? '').replace(/:\d+$/, '')) &&
  !Object.keys(request.headers).some((name) => PASSED_ON.test(name));
