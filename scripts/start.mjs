/** `npm start`: installs and builds what is missing, then runs the server. */
import './lib/nodeVersion.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent } from './lib/parent.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  endWithParent();
  await ensureInstalled();
  await ensureBuilt();
  // The built program is found in its sources by them.
  process.setSourceMapsEnabled(true);
  // The server runs in this process: signals reach it, and its exit code is kept.
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
