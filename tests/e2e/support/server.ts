/** The real server as a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** How long a server may take to answer after its start, with a sample shop to load on a busy machine. */
const START_TIMEOUT = 60_000;

/** Runs one of the server's programs as built; those of another checkout where one is named. */
export const runProgram = (args: readonly string[], env: NodeJS.ProcessEnv, checkout = root): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** All that a program prints, so far. */
export const outputOf = (child: ChildProcess): (() => string) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
};

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false; // nobody listens there yet
  }
};

export type ServerProcess = {
  /** Ends it the way a person or a service manager does, and waits until it has. */
  end: () => Promise<void>;
};

/** What the server prints when somebody can sign in: it answers a little sooner. */
const READY = 'Label Shop Manager runs at';

/** Starts the server and waits until it answers and is ready. Fails with what it printed, where it ends instead. */
export const startServer = async (url: string, env: NodeJS.ProcessEnv, checkout = root): Promise<ServerProcess> => {
  const child = runProgram(['dist/server/main.js'], env, checkout);
  const output = outputOf(child);
  const ended = once(child, 'exit');
  const until = Date.now() + START_TIMEOUT;
  while (!output().includes(READY) || !(await isHealthy(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended:\n${output()}`);
    if (Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`The server did not answer:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
