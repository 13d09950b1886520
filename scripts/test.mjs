/**
 * `npm test`: does all of its own set-up, then type check, lint, client build and every test. The last line says how
 * many passed and failed; a check counts as one test. `npm test -- tests/pricing` runs matching test files only.
 */
import './lib/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium, installChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent } from './lib/parent.mjs';
import { main, root, runPackage, StepFailed, step } from './lib/run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A check that passes or fails as a whole. The others still run after one that failed.
 * @param {() => Promise<unknown>} action
 * @returns {Promise<Counts>}
 */
const check = async (action) => {
  try {
    await action();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`${error.output}${error.message}`);
    return { passed: 0, failed: 1 };
  }
};

/**
 * @param {string} name
 * @param {string} file the checking program, under node_modules
 * @param {readonly string[]} args
 */
const checkWith = (name, file, args) =>
  check(() =>
    step(name, async () => {
      const { code, output } = await runPackage(file, args);
      if (code !== 0) throw new StepFailed(`${name} failed (see above).`, output);
    }),
  );

/** The browser of the screen tests is handed to them as CHROMIUM_PATH. */
const ensureChromium = async () => {
  const executable =
    (await findChromium()) ??
    (await step('Installing Chromium for the screen tests', async () => {
      const installed = await installChromium();
      if (installed.executable) return installed.executable;
      throw new StepFailed('No Chromium was found or could be installed: set CHROMIUM_PATH.', installed.output);
    }));
  process.env.CHROMIUM_PATH = executable;
};

/**
 * Runs vitest in a process group of its own, so that nothing its tests started outlives it.
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
const runVitest = (args) =>
  new Promise((resolve) => {
    const grouped = process.platform !== 'win32';
    const child = spawn(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: grouped,
    });
    /** @param {NodeJS.Signals} signal */
    const killGroup = (signal) => {
      try {
        process.kill(grouped ? -Number(child.pid) : Number(child.pid), signal);
      } catch (error) {
        // ESRCH: nothing of the group is left.
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
      }
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, () => killGroup(signal));
    child.on('exit', (code) => {
      if (grouped) killGroup('SIGKILL');
      resolve(code ?? 1);
    });
  });

/**
 * Counts what vitest reports: each test, and each file that failed before its tests could run.
 * @param {string} reportFile
 * @param {number} code vitest's exit code
 * @returns {Counts}
 */
const countTests = (reportFile, code) => {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch (error) {
    console.error(`Vitest wrote no report: ${/** @type {Error} */ (error).message}`);
    return { passed: 0, failed: 1 };
  }
  const filesFailed = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + filesFailed;
  // Vitest also fails on errors outside any test.
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
};

/**
 * @param {readonly string[]} args
 * @returns {Promise<Counts>}
 */
const testsWith = async (args) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'label-shop-test-'));
  try {
    const reportFile = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    return countTests(reportFile, await runVitest([...reporters, ...args]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @returns {Promise<Counts[]>} */
const everything = async () => {
  const checks = [
    await checkWith('Type check', 'typescript/bin/tsc', ['--noEmit']),
    await checkWith('Lint', '@biomejs/biome/bin/biome', ['check', '.']),
    await checkWith('Nothing unused', 'knip/bin/knip.js', []),
    await check(ensureBuilt),
  ];
  // Chromium being there is no test; without it the screens cannot be tested, and that is a failure.
  const chromium = await check(ensureChromium);
  return chromium.failed
    ? [...checks, chromium, await testsWith(['--project=!screens'])]
    : [...checks, await testsWith([])];
};

await main(async () => {
  endWithParent();
  const only = process.argv.slice(2);
  const installation = await check(() => ensureInstalled({ dev: true }));
  /** @type {Counts[]} */
  let counts = [installation];
  if (!installation.failed) counts = only.length > 0 ? [await testsWith(only)] : await everything();

  const total = (/** @type {keyof Counts} */ key) => counts.reduce((sum, each) => sum + each[key], 0);
  process.exitCode = total('failed') > 0 ? 1 : 0;
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
});
