import { type Browser, chromium } from 'playwright-core';
import { findChromium, needsNoSandbox } from '../../scripts/lib/chromium.mjs';

/** A browser without a window and without any traffic of its own. */
export const openBenchBrowser = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found: `npm test` installs one, or set CHROMIUM_PATH');
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({ executablePath, args: needsNoSandbox() ? ['--no-sandbox', ...args] : args });
};
