/** `npm run dev`: the server, started again when its files change, and the client with hot reload; both end together. */
import './lib/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent } from './lib/parent.mjs';
import { main, root } from './lib/run.mjs';

/** The server under `tsx watch`. */
const startServer = () =>
  spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

/** Vite's development server; it sends API calls on to the server. */
const startClient = async () => {
  process.env.API_SERVER ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  const { createServer } = await import('vite');
  const client = await createServer({ root, logLevel: 'warn', clearScreen: false });
  return client.listen();
};

await main(async () => {
  endWithParent();
  await ensureInstalled({ dev: true });
  const client = await startClient();
  const server = startServer();
  const [address] = client.resolvedUrls?.local ?? [];
  console.log(`\n  Open ${address} - the client reloads as its files change, the server restarts as its own do.\n`);

  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  server.on('exit', async (code) => {
    await client.close();
    process.exit(code ?? 0);
  });
});
