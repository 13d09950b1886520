/** The server as a process of its own, on a port that the system chooses. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

export type Program = {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code; null where it was killed. */
  ended: Promise<number | null>;
  /** Resolves with the address that the program prints. */
  address: Promise<string>;
};

const root = resolve(import.meta.dirname, '../../..');

/** Starts the server with an empty shop and nothing of this process's environment. */
export const startProgram = (env: Record<string, string>): Program => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', SAMPLE_DATA: 'off', ...env },
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /runs at (http:\S+)\n/.exec(output)?.[1];
      if (printed) found(printed);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => failed(new Error(`ended with ${code}: ${output}`)));
  });
  address.catch(() => undefined);
  return { child, output: () => output, ended, address };
};
