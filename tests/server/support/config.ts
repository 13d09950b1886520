/** The settings of the servers that tests build. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../server/config';
import { LIMITS, type Limits } from '../../../server/http/limits';

export const testConfig: Config = {
  host: '127.0.0.1',
  port: 0,
  dataDirectory: tmpdir(),
  database: ':memory:',
  connections: 10,
  requestsPerMinute: 0,
  jwtSecret: 'a secret that is used in tests only',
  adminPassword: null,
  sampleData: false,
  logLevel: 'silent',
  nightlyBackup: null,
  // Hashing is slow on purpose; the tests sign in too often for that.
  passwordHashing: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  clientDirectory: join(tmpdir(), 'no such client'),
  trustedProxies: [],
};

/** A busy machine may hold up a test for long without there being too much to do, and tests ask more than hands do. */
export const testLimits: Limits = { ...LIMITS, requestsPerMinute: 0, eventLoopDelay: 0, heap: 0, memory: 0 };
