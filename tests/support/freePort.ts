import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on at the moment.
 * @param wished the one to take if it is free
 */
export const freePort = async (wished = 0): Promise<number> => {
  const listener = createServer().listen(wished, '127.0.0.1');
  try {
    await once(listener, 'listening');
  } catch (error) {
    if (wished !== 0 && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
};
