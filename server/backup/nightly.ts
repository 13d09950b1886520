/** The nightly backup that the server makes by itself; also the one that was missed while the machine was off. */
import { join } from 'node:path';
import type { Database } from '../database/database';
import { claimNight, finishNight, giveUpNight, LONGEST_SILENCE, lastDue, renewNight } from './night';
import { nightlyName, rotate } from './rotation';

export type NightlyBackup = {
  folder: string;
  /** How many are kept. */
  keep: number;
  /** The hour of the day, in the time zone that the server runs in. */
  hour: number;
};

type NightlyLog = { info: (text: string) => void; error: (error: unknown, text: string) => void };

type Nightly = NightlyBackup & {
  database: Database;
  /** Makes a backup under a name. */
  make: (file: string) => Promise<void>;
  log: NightlyLog;
  clock?: () => Date;
};

/** How often it is looked whether a backup is due, and so how soon a failed one is tried again. */
const LOOK_EVERY = 10 * 60 * 1000;

const RENEW_EVERY = 20_000;

/** Does the work, and meanwhile says now and then that it is being done. */
const whileRenewing = async ({ database, log, clock = () => new Date() }: Nightly, due: Date, work: Promise<void>) => {
  const timer = setInterval(() => {
    renewNight(database, due, clock()).catch((failure: unknown) => log.error(failure, 'Nightly backup'));
  }, RENEW_EVERY);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
};

/**
 * Makes the backup that is due, if one is. Never throws: what fails is logged, and tried again at the next look.
 * @returns the file, or null where none was made
 */
export const makeDueBackup = async (nightly: Nightly): Promise<string | null> => {
  const { database, folder, keep, hour, make, log, clock = () => new Date() } = nightly;
  const due = lastDue(clock(), hour);
  let isMine = false;
  try {
    isMine = (await claimNight(database, due, clock())) === 'mine';
    if (!isMine) return null;
    const file = join(folder, nightlyName(clock()));
    await whileRenewing(nightly, due, make(file));
    await finishNight(database, due, file, clock());
    await rotate(folder, keep, clock());
    log.info(`Nightly backup made: ${file}`);
    return file;
  } catch (error) {
    log.error(error, `The nightly backup into ${folder} failed; it is tried again in ${LOOK_EVERY / 60_000} minutes`);
    // Where the database is away, its claim grows old by itself.
    if (isMine) await giveUpNight(database, due).catch((failure: unknown) => log.error(failure, 'Nightly backup'));
    return null;
  }
};

/** Looks now and from then on whether a backup is due. The result ends that. */
export const keepNightly = (nightly: Nightly): (() => void) => {
  let working = false;
  const look = async (): Promise<void> => {
    if (working) return;
    working = true;
    await makeDueBackup(nightly);
    working = false;
  };
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  void look();
  // A server that was ended in the middle of one has left its claim, which is old by then.
  const again = setTimeout(look, LONGEST_SILENCE + 1000);
  again.unref();
  return () => {
    clearInterval(timer);
    clearTimeout(again);
  };
};
