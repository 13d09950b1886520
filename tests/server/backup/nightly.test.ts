/** The nightly backup: when it is due, who makes it, what is kept, and what happens when it fails. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBackup } from '../../../server/backup/checkBackup';
import { lastDue } from '../../../server/backup/night';
import { makeDueBackup } from '../../../server/backup/nightly';
import { nightlyName, rotate } from '../../../server/backup/rotation';
import type { Database } from '../../../server/database/database';
import { type Program, startProgram } from '../support/program';
import { createEmptyDatabase, onPostgres, openTestDatabase } from '../support/testDatabase';

let folder: string;
let database: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'label-shop-nightly-'));
  ({ database, close } = await openTestDatabase());
});
afterEach(async () => {
  vi.useRealTimers();
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** An instant of the shop's own time zone. */
const at = (day: number, hour: number, minute = 0): Date => new Date(2026, 10, day, hour, minute);

const said: string[] = [];
const log = { info: () => undefined, error: (error: unknown, text: string) => said.push(`${text}: ${error}`) };
const make = async (file: string): Promise<void> => writeFileSync(file, 'a backup');

const look = (now: Date, more: Partial<Parameters<typeof makeDueBackup>[0]> = {}): Promise<string | null> =>
  makeDueBackup({ database, folder, keep: 3, hour: 2, make, log, clock: () => now, ...more });

describe('the nightly backup', () => {
  it('is due at its hour', () => {
    expect(lastDue(at(5, 1, 59), 2)).toEqual(at(4, 2));
    expect(lastDue(at(5, 2), 2)).toEqual(at(5, 2));
    expect(lastDue(at(5, 23), 2)).toEqual(at(5, 2));
  });

  it('is made once a night, and at the next start where the machine was off', async () => {
    expect(await look(at(5, 12))).toBe(join(folder, nightlyName(at(5, 12))));
    expect(await look(at(5, 13))).toBeNull();
    expect(await look(at(6, 1))).toBeNull();
    expect(await look(at(6, 2, 5))).not.toBeNull();
    expect(await look(at(9, 16))).not.toBeNull();
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('is made by one of several servers', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => look(at(5, 2, 1))));
    expect(made.filter((file) => file !== null)).toHaveLength(1);
  });

  it('that fails is logged, and made at the next look', async () => {
    const failing = async (): Promise<void> => {
      throw new Error('no room');
    };
    expect(await look(at(5, 3), { make: failing })).toBeNull();
    expect(said.at(-1)).toMatch(/^The nightly backup into .* failed; it is tried again in 10 minutes: Error: no room$/);
    expect(await look(at(5, 3, 10))).not.toBeNull();
  });

  it('of a server that was killed meanwhile is made by the next a few minutes later', async () => {
    void look(at(5, 2), { make: () => new Promise(() => undefined) });
    await expect.poll(() => database.selectFrom('nightly_backups').select('due').execute()).toHaveLength(1);
    expect(await look(at(5, 2, 1))).toBeNull();
    expect(await look(at(5, 2, 3))).not.toBeNull();
  });

  it('that takes long is not begun by another', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let finish = (): void => undefined;
    const long = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let now = at(5, 2);
    const made = look(at(5, 2), { make: () => long, clock: () => now });
    await expect.poll(() => database.selectFrom('nightly_backups').select('due').execute()).toHaveLength(1);
    now = at(5, 2, 10);
    await expect
      .poll(() => {
        // The claim is in the table a moment before the clock that renews it is set.
        vi.advanceTimersByTime(60_000);
        return database.selectFrom('nightly_backups').select('renewed_at').execute();
      })
      .toEqual([{ renewed_at: now.toISOString() }]);
    expect(await look(at(5, 2, 11))).toBeNull();
    finish();
    expect(await made).not.toBeNull();
  });

  it('keeps the newest and touches nothing else', async () => {
    const names = [1, 2, 3, 4, 5].map((day) => nightlyName(at(day, 2)));
    for (const name of [...names, 'label-shop.sqlite', 'holiday.jpg']) writeFileSync(join(folder, name), '');
    await rotate(folder, 2, at(5, 3));
    expect(readdirSync(folder).sort()).toEqual([...names.slice(3), 'label-shop.sqlite', 'holiday.jpg'].sort());
  });
});

describe('a server with BACKUP_DIR', () => {
  it('makes the backup that is due by itself, and one that can be restored', async () => {
    const place = await createEmptyDatabase();
    const backups = join(folder, 'backups');
    const program: Program = startProgram({
      DATA_DIR: folder,
      BACKUP_DIR: backups,
      ...(onPostgres ? { DATABASE_URL: place.location } : {}),
    });
    try {
      await program.address;
      const finished = () => readdirSync(backups).filter((name) => name.endsWith('.sqlite'));
      await expect.poll(finished, { timeout: 60_000 }).toHaveLength(1);
      const contents = await checkBackup(join(backups, finished()[0] ?? ''));
      expect(contents.tables.get('users')?.rows).toBe(1);
    } finally {
      program.child.kill('SIGTERM');
      await program.ended;
      await place.remove();
    }
  }, 90_000);
});
