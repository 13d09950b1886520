/** Chromium for the screen tests. */
import { type Browser, chromium } from 'playwright-core';
import { findChromium, needsNoSandbox } from '../../../scripts/lib/chromium.mjs';

/** Nothing that a test does not need: no graphics card, no other connection than to the shop, no process for each page. */
const FLAGS = [
  '--process-per-site',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser. */
export const openBrowser = async (moreFlags: readonly string[] = []): Promise<Browser> => {
  const flags = [...FLAGS, ...moreFlags];
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found: `npm test` installs one, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: needsNoSandbox() ? ['--no-sandbox', ...flags] : flags });
};
