/** The environment is checked at start; what is wrong is said in one line that names the variable. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'label-shop-config-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: directory, ...env });

describe('readConfig', () => {
  it('needs nothing but a place for the data', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDirectory: directory,
      database: join(directory, 'label-shop.sqlite'),
      adminPassword: null,
      sampleData: true,
    });
  });

  it('takes what is set', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://me:secret@db:5432/shop',
      JWT_SECRET: 'x'.repeat(32),
      ADMIN_PASSWORD: 'open sesame 1',
      SAMPLE_DATA: 'off',
      TRUST_PROXY: '10.0.0.2, fd00::/8,loopback',
      REQUESTS_PER_MINUTE: '0',
    };
    expect(read(env)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      database: env.DATABASE_URL,
      jwtSecret: env.JWT_SECRET,
      adminPassword: 'open sesame 1',
      sampleData: false,
      trustedProxies: ['10.0.0.2', 'fd00::/8', 'loopback'],
      requestsPerMinute: 0,
    });
  });

  it('makes the data folder, and a secret in it that only its owner reads and that stays', () => {
    const folder = join(directory, 'deep', 'down');
    const { jwtSecret } = read({ DATA_DIR: folder });
    const file = join(folder, 'jwt-secret');
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8')).toBe(jwtSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(read({ DATA_DIR: folder }).jwtSecret).toBe(jwtSecret);
    expect(read({ DATA_DIR: join(directory, 'other') }).jwtSecret).not.toBe(jwtSecret);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '30.5'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'postgres://'],
    ['JWT_SECRET', 'short'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'password123'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['SAMPLE_DATA', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', 'all'],
    ['BACKUP_HOUR', '24'],
    ['REQUESTS_PER_MINUTE', '-1'],
    ['BACKUP_DIR', '/proc/no/backups'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const attempt = () => read({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name}[^\\n]*$`));
  });

  it('backs up at night where it is told a folder, which it makes', () => {
    expect(read().nightlyBackup).toBeNull();
    const folder = join(directory, 'backups');
    expect(read({ BACKUP_DIR: folder }).nightlyBackup).toEqual({ folder, keep: 14, hour: 2 });
    expect(statSync(folder).isDirectory()).toBe(true);
    const env = { BACKUP_DIR: folder, BACKUP_KEEP: '3', BACKUP_HOUR: '23' };
    expect(read(env).nightlyBackup).toEqual({ folder, keep: 3, hour: 23 });
  });

  it('refuses a data folder that is a file', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => read({ DATA_DIR: file })).toThrow(new RegExp(`^DATA_DIR: the folder ${file} cannot be written`));
  });

  it('stops at a folder whose parent takes none', () => {
    const folder = '/proc/no/shop';
    expect(() => read({ DATA_DIR: folder })).toThrow(new RegExp(`^DATA_DIR: the folder ${folder} cannot be written`));
  });

  it('waits for the secret that another server is just writing', () => {
    const file = join(directory, 'jwt-secret');
    const secret = 's'.repeat(64);
    writeFileSync(file, '');
    const write = `setTimeout(() => require('fs').writeFileSync(${JSON.stringify(file)}, '${secret}'), 100)`;
    spawn(process.execPath, ['-e', write]);
    expect(read().jwtSecret).toBe(secret);
  });

  it('refuses a secret file that holds none', () => {
    writeFileSync(join(directory, 'jwt-secret'), '');
    chmodSync(join(directory, 'jwt-secret'), 0o600);
    expect(() => read()).toThrow(/^JWT_SECRET: the file .* holds no secret/);
  });
});
