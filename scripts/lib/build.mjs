/** Builds the client when dist/ is not what its sources make. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runPackage, StepFailed, step } from './run.mjs';

/** All that the client is made of. Vite empties dist/, so an interrupted build leaves no stamp and is done again. */
const SOURCES = ['index.html', 'vite.config.ts', 'scripts/lib', 'package-lock.json', 'public', 'src'];
const stampFile = path.join(root, 'dist', '.built-from');

/**
 * The files of a source, in an order that does not depend on the machine.
 * @param {string} name relative to the root
 * @returns {string[]}
 */
const filesOf = (name) => {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .sort()
    .flatMap((entry) => filesOf(`${name}/${entry}`));
};

/** A digest of the content of all sources: unlike times of change, it survives a clone, a checkout and a copy. */
const sourcesDigest = () => {
  const digest = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf)) {
    const content = readFileSync(path.join(root, file));
    digest.update(`${file}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex');
};

/** Whether dist/ holds what the sources make. */
const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesDigest();

/** Builds the client into dist/, if its sources changed since the last build. Quick when they did not. */
export const ensureBuilt = async () => {
  if (isBuilt()) return;
  await step('Building the client', async () => {
    const builtFrom = sourcesDigest();
    // The same client for whoever asks: a test's own environment would make one for developers, slow and large.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { code, output } = await runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { env });
    if (code !== 0) throw new StepFailed('The client could not be built (see above).', output);
    writeFileSync(stampFile, builtFrom);
  });
};
