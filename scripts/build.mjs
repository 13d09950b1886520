/** `npm run build`: makes dist/ as far as it is not what the sources make, the client and the server. */
import './lib/nodeVersion.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  console.log('dist/ is what the sources make');
});
