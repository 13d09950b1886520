/** A backup in a process of its own: the server answers meanwhile, and whatever happens to the one spares the other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '../config';
import { isPostgresAddress } from '../database/database';
import { root } from '../root';

/** Runs the command as it was built, and builds it where it was not: the server may run as it was written. */
const COMMAND = join(root, 'scripts/command.mjs');

export type BackupProcess = { make: (file: string) => Promise<void>; end: () => void };

export const backupProcess = ({ database, dataDirectory, jwtSecret }: Config): BackupProcess => {
  let running: ChildProcess | null = null;

  const make = (file: string): Promise<void> =>
    new Promise((done, failed) => {
      const child = spawn(process.execPath, [COMMAND, 'backup/main.js', 'backup', file], {
        cwd: root,
        env: {
          ...process.env,
          DATA_DIR: dataDirectory,
          DATABASE_URL: isPostgresAddress(database) ? database : '',
          JWT_SECRET: jwtSecret,
          // The child makes one backup, nothing else.
          BACKUP_DIR: '',
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running = child;
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      child.once('error', failed);
      child.once('close', (code, signal) => {
        running = null;
        if (code === 0) done();
        else failed(new Error(said.trim() || `the backup ended with ${signal ?? code}`));
      });
    });

  return { make, end: () => running?.kill() };
};
