/** `npm run pictures`: takes the pictures of the README anew, by the screen test that looks at the same screens. */
import './lib/nodeVersion.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, runPackage, StepFailed, step } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ dev: true });
  await step('Taking pictures', async () => {
    const args = ['run', '--project', 'screens', 'tests/e2e/pictures.test.ts'];
    const { code, output } = await runPackage('vitest/vitest.mjs', args, { env: { ...process.env, PICTURES: 'take' } });
    if (code !== 0) throw new StepFailed('The pictures could not be taken (see above).', output);
  });
});
