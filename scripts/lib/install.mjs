/** Installs the packages when what is there is not what package-lock.json asks for. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, StepFailed, step } from './run.mjs';

const modules = path.join(root, 'node_modules');

/** Native packages fit one Node and one machine only. The stamp tells for which they were installed. */
const stampFile = path.join(modules, '.installed-for');
const thisNode = `${process.platform} ${process.arch} ${process.versions.modules}`;

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const lockedPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether every package asked for is installed in the version asked for. npm writes `.package-lock.json` last, so it
 * is missing after an interrupted installation; packages for other platforms are locked but not installed.
 * @param {boolean} dev whether the packages for development have to be there too
 */
const isInstalled = (dev) => {
  const hidden = path.join(modules, '.package-lock.json');
  if (!existsSync(hidden)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') !== thisNode) return false;
  const installed = lockedPackages(hidden);
  return Object.entries(lockedPackages(path.join(root, 'package-lock.json'))).every(([name, wanted]) => {
    if (name === '') return true;
    const found = installed[name];
    if (!found) return wanted.optional || wanted.devOptional || (wanted.dev && !dev);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
};

/** npm as the program that started this command, or as found on PATH. */
const npm = () => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? { command: process.execPath, args: [cli], shell: false }
    : { command: 'npm', args: [], shell: process.platform === 'win32' };
};

/**
 * Installs what package-lock.json asks for, if it is not there yet. Quick when it is.
 * @param {{ dev?: boolean }} [options] `dev`: the packages for development are needed too
 */
export const ensureInstalled = async ({ dev = false } = {}) => {
  if (isInstalled(dev)) return;
  await step('Installing packages', async () => {
    const { command, args, shell } = npm();
    const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await run(command, [...args, ...options], { shell });
    if (code !== 0) throw new StepFailed('The packages could not be installed: npm ci failed (see above).', output);
    writeFileSync(stampFile, thisNode);
  });
};
