/** How much one client, and all of them together, may ask of the server. */
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

export type Limits = {
  /** Of one request, in bytes: its body, and its address with all headers. */
  body: number;
  headers: number;
  /** For sending one request, in milliseconds: its headers, and all of it. A slower client is cut off. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often clients are looked at for that. */
  timeoutCheck: number;
  /** How long nothing may move on a connection, within a request and between two of them. */
  stalledTimeout: number;
  keepAliveTimeout: number;
  /** Open connections; further ones are closed at once. */
  connections: number;
  /** Requests being worked on; further ones are asked to come again. */
  inFlight: number;
  /** Of one user; further ones wait for the next minute. 0: any. */
  requestsPerMinute: number;
  /** Milliseconds that the process may lag behind, and bytes it may hold, before it takes no more work. 0: any. */
  eventLoopDelay: number;
  heap: number;
  memory: number;
};

/** The memory that the process may use: the machine's, or what its container is given. */
const availableMemory = (): number => {
  const constrained = process.constrainedMemory();
  return constrained > 0 && constrained < totalmem() ? constrained : totalmem();
};

/** Work is refused while there is still room to finish what was begun. */
const SHARE = 0.85;

export const LIMITS: Limits = {
  // Notes may be long; no record is larger than this.
  body: 512 * 1024,
  headers: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  timeoutCheck: 5_000,
  stalledTimeout: 120_000,
  keepAliveTimeout: 72_000,
  connections: 2_000,
  inFlight: 500,
  // Far more than hands can send, and than changing every ticket of a long list at once; a program that runs wild meets it.
  requestsPerMinute: 60_000,
  eventLoopDelay: 5_000,
  heap: getHeapStatistics().heap_size_limit * SHARE,
  memory: availableMemory() * SHARE,
};

/** The limits in the words of Node's HTTP server and of Fastify. */
export const connectionOptions = (limits: Limits) => ({
  bodyLimit: limits.body,
  requestTimeout: limits.requestTimeout,
  connectionTimeout: limits.stalledTimeout,
  keepAliveTimeout: limits.keepAliveTimeout,
  http: {
    maxHeaderSize: limits.headers,
    headersTimeout: limits.headersTimeout,
    connectionsCheckingInterval: limits.timeoutCheck,
  },
});
