/** The environment of the screen tests: each worker has one browser, there before its first file and closed after its last. */
import type { Browser } from 'playwright-core';
import type { Environment } from 'vitest/runtime';
import { openBrowser } from './chromium';

declare global {
  /** The browser of this worker. A file finds in it the client as the files before it have left it: read and compiled. */
  var workersBrowser: Browser;
}

export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: async () => {
    const browser = await openBrowser();
    globalThis.workersBrowser = browser;
    return { teardown: () => browser.close() };
  },
} satisfies Environment;
