/** Finds a Chromium for the screen tests, or installs one. */
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run, runPackage } from './run.mjs';

/** The shell without windows comes first: it is the same browser with less to do. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Browsers on the PATH. */
const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)));

/** Where the browsers' own installers put them. */
const usualPlaces = () => {
  const browsers = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  if (process.platform === 'darwin') {
    return ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
      browsers.map((name) => path.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
      folder
        ? ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
            path.join(folder, file),
          )
        : [],
    );
  }
  return [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ];
};

/** Where Playwright keeps the browsers it downloads. */
const playwrightCache = () => {
  const chosen = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (chosen && chosen !== '0') return chosen;
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return path.join(process.env.LOCALAPPDATA ?? os.homedir(), 'ms-playwright');
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'ms-playwright');
};

/** Browsers downloaded by Playwright, the newest first. */
const downloaded = () => {
  const cache = playwrightCache();
  if (!existsSync(cache)) return [];
  const platforms = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
    ...['chrome-mac-arm64', 'chrome-mac-x64', 'chrome-mac'].flatMap((folder) => [
      `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]),
  ];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => platforms.map((file) => path.join(cache, name, file)));
};

/**
 * Whether the browser is there and starts: a download may lack system libraries, and a distribution's `chromium` may
 * only point to a package that is not installed. On Windows asking for the version would open a window.
 * @param {string} executable
 */
const works = async (executable) => {
  if (!existsSync(executable)) return false;
  return process.platform === 'win32' || (await run(executable, ['--version'])).code === 0;
};

/**
 * The browser to run the screen tests in: `CHROMIUM_PATH`, else the first that is found and works.
 * @returns {Promise<string | null>}
 */
export const findChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  for (const executable of chosen ? [chosen] : [...onPath(), ...usualPlaces(), ...downloaded()]) {
    if (await works(executable)) return executable;
  }
  return null;
};

const isRoot = () => process.getuid?.() === 0;

/** @param {readonly string[]} args */
const aptGet = async (args) => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return { code: 1, output: '' };
  return run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};

/** The steps that lead to a Chromium, the least intrusive first; the first after which one is found is the last. */
const installers = [
  () => runPackage('playwright-core/cli.js', ['install', 'chromium']),
  () => aptGet(['update']),
  () => aptGet(['install', '-y', 'chromium-headless-shell']),
  () => aptGet(['install', '-y', 'chromium']),
];

/**
 * Installs a Chromium: Playwright's, or the distribution's where that cannot be had and apt-get may be used.
 * @returns {Promise<{ executable: string | null, output: string }>} what the installers printed, where none helped
 */
export const installChromium = async () => {
  let output = '';
  for (const install of installers) {
    output += (await install()).output;
    const executable = await findChromium();
    if (executable) return { executable, output };
  }
  return { executable: null, output };
};

/** Chromium's sandbox does not work for root, nor in most containers that run continuous integration. */
export const needsNoSandbox = () => isRoot() || Boolean(process.env.CI);
