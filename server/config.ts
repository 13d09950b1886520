/** The environment, read and checked once at start. */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { passwordComplaint } from './auth/passwordRules';
import type { NightlyBackup } from './backup/nightly';
import { isPostgresAddress, POSTGRES_CONNECTIONS } from './database/database';
import { LIMITS } from './http/limits';
import { root } from './root';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** The user name of whom the first start creates. */
export const FIRST_ADMINISTRATOR = 'admin';

/** The cost of hashing a password with argon2id. */
export type PasswordHashing = { memoryCost: number; timeCost: number; parallelism: number };

export type Config = {
  host: string;
  port: number;
  /** The folder of the SQLite file and of the generated secret. */
  dataDirectory: string;
  /** A `postgres://` address, or the path of the SQLite file. */
  database: string;
  /** The most connections that this server keeps to PostgreSQL at once. */
  connections: number;
  /** How many requests one user may send in a minute. 0: any. */
  requestsPerMinute: number;
  /** What sign-in tokens are signed with. Servers that share a database must share it. */
  jwtSecret: string;
  /** The password of the first administrator; null: one is generated. */
  adminPassword: string | null;
  /** Whether an empty database is filled with the sample shop. */
  sampleData: boolean;
  logLevel: LogLevel;
  /** Where and how the server backs itself up every night; null: it does not. */
  nightlyBackup: NightlyBackup | null;
  passwordHashing: PasswordHashing;
  /** The built client, served where it exists. */
  clientDirectory: string;
  /** The proxies in front whose word on the client's address and on TLS counts. */
  trustedProxies: readonly string[];
};

/** A setting that the server cannot start with. Its message is one line for the person who starts it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The parameters that OWASP recommends for argon2id. */
const PASSWORD_HASHING: PasswordHashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SHORTEST_SECRET = 32;

/** A variable that is set to nothing is not set. */
const variable = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/**
 * Makes a folder and those above it. Not by `recursive`: Node 20 then tries for ever where the folder above exists and
 * still answers that it does not, as `/proc` does.
 */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** Makes the folder of a variable where it does not exist yet. */
const readFolder = (name: string, path: string): string => {
  const directory = resolve(path);
  try {
    makeFolder(directory);
    if (!statSync(directory).isDirectory()) throw new Error('it is a file');
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? ('code' in error ? error.code : error.message) : error;
    throw new ConfigError(`${name}: the folder ${directory} cannot be written (${reason})`);
  }
  return directory;
};

/** A whole number within bounds. */
const readNumber = (env: Environment, name: string, fallback: number, least: number, most: number): number => {
  const text = variable(env, name) ?? String(fallback);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  }
  return number;
};

const readNightlyBackup = (env: Environment): NightlyBackup | null => {
  const keep = readNumber(env, 'BACKUP_KEEP', 14, 1, 1000);
  const hour = readNumber(env, 'BACKUP_HOUR', 2, 0, 23);
  const folder = variable(env, 'BACKUP_DIR');
  return folder ? { folder: readFolder('BACKUP_DIR', folder), keep, hour } : null;
};

/** A server is named by its host, or by the folder of its socket in `?host=`. */
const namesServer = (address: string): boolean => {
  if (!isPostgresAddress(address) || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return hostname !== '' || searchParams.has('host');
};

const readDatabase = (env: Environment, dataDirectory: string): string => {
  const address = variable(env, 'DATABASE_URL');
  if (!address) return join(dataDirectory, 'label-shop.sqlite');
  if (!namesServer(address)) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database');
  }
  return address;
};

/** How long another server may take between making the file of the secret and writing into it, and the next look. */
const SECRET_WRITTEN_WITHIN = 2000;
const LOOK_AGAIN = 20;

/** What stands in the file of the secret; where it has just been made, once something does. */
const readWritten = (file: string): string => {
  const until = Date.now() + SECRET_WRITTEN_WITHIN;
  for (;;) {
    const written = readFileSync(file, 'utf8').trim();
    if (written !== '' || Date.now() > until) return written;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN);
  }
};

/** The secret is generated once, for its owner's eyes only, so that sign-ins outlive a restart. */
const readJwtSecret = (env: Environment, dataDirectory: string): string => {
  const given = variable(env, 'JWT_SECRET');
  if (given) {
    if (given.length < SHORTEST_SECRET) {
      throw new ConfigError(`JWT_SECRET must have at least ${SHORTEST_SECRET} characters`);
    }
    return given;
  }
  const file = join(dataDirectory, 'jwt-secret');
  try {
    // `wx` fails where the file exists: of two servers starting together one writes it and both read the same.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new ConfigError(`DATA_DIR: the file ${file} cannot be written`);
    }
  }
  const secret = readWritten(file);
  if (secret.length < SHORTEST_SECRET) {
    throw new ConfigError(`JWT_SECRET: the file ${file} holds no secret; delete it to have one generated`);
  }
  return secret;
};

const readAdminPassword = (env: Environment): string | null => {
  const password = env.ADMIN_PASSWORD || null;
  const complaint = password === null ? null : passwordComplaint(password, { username: FIRST_ADMINISTRATOR });
  if (complaint) throw new ConfigError(`ADMIN_PASSWORD ${complaint}`);
  return password;
};

/** Addresses and networks, or the names that stand for those of a machine or a local network. */
const readTrustedProxies = (env: Environment): string[] => {
  const proxies = (variable(env, 'TRUST_PROXY') ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  for (const proxy of proxies) {
    const [address = '', bits, ...more] = proxy.split('/');
    const isNetwork = isIP(address) > 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
    if (!isNetwork && !/^(loopback|linklocal|uniquelocal)$/.test(proxy)) {
      throw new ConfigError(`TRUST_PROXY must list addresses like 10.0.0.2 or 10.0.0.0/24, not "${proxy}"`);
    }
  }
  return proxies;
};

const readSampleData = (env: Environment): boolean => {
  const text = variable(env, 'SAMPLE_DATA') ?? 'on';
  if (text !== 'on' && text !== 'off') throw new ConfigError(`SAMPLE_DATA must be on or off, not "${text}"`);
  return text === 'on';
};

const readLogLevel = (env: Environment): LogLevel => {
  const text = variable(env, 'LOG_LEVEL') ?? 'warn';
  const level = LOG_LEVELS.find((candidate) => candidate === text);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level;
};

/**
 * Reads the environment. Makes the data folder and the secret in it where they do not exist yet.
 * @throws ConfigError naming the variable that is wrong
 */
export const readConfig = (env: Environment): Config => {
  const port = readNumber(env, 'PORT', 3000, 0, 65_535);
  const adminPassword = readAdminPassword(env);
  const sampleData = readSampleData(env);
  const logLevel = readLogLevel(env);
  const trustedProxies = readTrustedProxies(env);
  const nightlyBackup = readNightlyBackup(env);
  const connections = readNumber(env, 'DATABASE_CONNECTIONS', POSTGRES_CONNECTIONS, 1, 1000);
  const requestsPerMinute = readNumber(env, 'REQUESTS_PER_MINUTE', LIMITS.requestsPerMinute, 0, 10_000_000);
  const dataDirectory = readFolder('DATA_DIR', variable(env, 'DATA_DIR') ?? 'data');
  return {
    host: variable(env, 'HOST') ?? '127.0.0.1',
    port,
    dataDirectory,
    database: readDatabase(env, dataDirectory),
    connections,
    requestsPerMinute,
    jwtSecret: readJwtSecret(env, dataDirectory),
    adminPassword,
    sampleData,
    logLevel,
    nightlyBackup,
    passwordHashing: PASSWORD_HASHING,
    clientDirectory: join(root, 'dist/client'),
    trustedProxies,
  };
};
