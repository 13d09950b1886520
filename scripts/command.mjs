/**
 * Runs a command of the server's program, installing and building first what is missing:
 * `node scripts/command.mjs backup/main.js backup FILE` is `dist/server/backup/main.js` with what follows its name.
 */
import './lib/nodeVersion.mjs';
import { ensureProgramBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent } from './lib/parent.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  endWithParent();
  await ensureInstalled();
  await ensureProgramBuilt();
  // The built program is found in its sources by them.
  process.setSourceMapsEnabled(true);
  const [file] = process.argv.splice(2, 1);
  await import(new URL(`../dist/server/${file}`, import.meta.url).href);
});
