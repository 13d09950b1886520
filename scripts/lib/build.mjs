/** Builds the client and the program of the server when dist/ is not what their sources make. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runPackage, StepFailed, step } from './run.mjs';

/**
 * A part of dist/.
 * @typedef {{ name: string, config: string, sources: readonly string[], outputs: readonly string[] }} Part
 */

/** @type {Part} */
const client = {
  name: 'the client',
  config: 'vite.config.ts',
  sources: ['index.html', 'vite.config.ts', 'scripts/lib', 'package-lock.json', 'public', 'src'],
  outputs: ['client'],
};

/** @type {Part} */
const program = {
  name: 'the server',
  config: 'vite.server.config.ts',
  sources: ['vite.server.config.ts', 'scripts/lib', 'package-lock.json', 'server', 'src'],
  outputs: ['server'],
};

/** @param {string} name */
const inDist = (name) => path.join(root, 'dist', name);

/**
 * Tells what a part was built from. It lies in the part: a build that was interrupted leaves none, and is done again.
 * @param {Part} part
 */
const stampOf = ({ outputs: [output = ''] }) => path.join(inDist(output), '.built-from');

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

/**
 * A digest of the content of all sources: unlike times of change, it survives a clone, a checkout and a copy.
 * @param {Part} part
 */
const sourcesDigest = ({ sources }) => {
  const digest = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    const content = readFileSync(path.join(root, file));
    digest.update(`${file}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex');
};

/** @param {Part} part */
const ensurePart = async (part) => {
  const [stamp, sources] = [stampOf(part), sourcesDigest(part)];
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  await step(`Building ${part.name}`, async () => {
    for (const output of part.outputs) rmSync(inDist(output), { recursive: true, force: true });
    // The same for whoever asks: a test's own environment would make a client for developers, slow and large.
    const env = { ...process.env, NODE_ENV: 'production' };
    const args = ['build', '--config', part.config, '--logLevel', 'warn'];
    const { code, output } = await runPackage('vite/bin/vite.js', args, { env });
    if (code !== 0) throw new StepFailed(`Building ${part.name} failed (see above).`, output);
    writeFileSync(stamp, sources);
  });
};

/** Builds the server and its commands, if their sources changed since the last build. Quick when they did not. */
export const ensureProgramBuilt = () => ensurePart(program);

/** Builds all of dist/, as far as its sources changed since the last build. Quick when they did not. */
export const ensureBuilt = async () => {
  await ensurePart(client);
  await ensureProgramBuilt();
};
