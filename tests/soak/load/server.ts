/** The server of the load soak, which tells its memory when it is asked. */
import { LIMITS } from '../../../server/http/limits';
import { openSqliteShop } from '../support/shops';

// All of the clients are one user here.
const limits = { ...LIMITS, requestsPerMinute: 0 };
const shop = await openSqliteShop({ tickets: Number(process.argv[2]), limits });
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', (question) => {
  if (question !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, memory: rss });
});
process.on('SIGTERM', () => {
  void shop.close().then(() => process.exit(0));
});
process.send?.({ url, token: await shop.signIn('anna') });
