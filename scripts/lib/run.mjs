/** Running other programs, and telling about it in one line per step. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json; every command works from there, wherever it was called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A step that cannot go on. Its message, and what the failed program said, are all that a person needs to see. */
export class StepFailed extends Error {
  /** @param {string} message @param {string} [output] what the program that failed printed */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options] `show`: let it print; otherwise its output is returned
 * @returns {Promise<{ code: number, output: string }>} a program that cannot be started ends with code 127
 */
export const run = (command, args, { show = false, cwd = root, env = process.env, shell = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', ...outputs(show)] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** @param {boolean} show @returns {['inherit' | 'pipe', 'inherit' | 'pipe']} */
const outputs = (show) => (show ? ['inherit', 'inherit'] : ['pipe', 'pipe']);

/**
 * Runs a package's program with this same Node, without the shell that `npx` and `.bin` need on Windows.
 * @param {string} file under node_modules
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export const runPackage = (file, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);

/** @param {number} since from `performance.now()` */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Tells what is being done, does it, and tells how long it took, on one line.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export const step = async (what, action) => {
  const start = performance.now();
  process.stdout.write(`${what} ... `);
  try {
    const result = await action();
    process.stdout.write(`${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
};

/**
 * Runs a command's main function: a step that failed ends it with its message and output, without a stack trace.
 * @param {() => Promise<void>} command
 */
export const main = async (command) => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    if (error.output) process.stderr.write(`${error.output.trimEnd()}\n`);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
