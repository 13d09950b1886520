/** What a database says when it is the machine's fault, not the request's, and the same request may work later. */
import { codeOf } from '../reason';

export type Unavailable = {
  /** For the person who waits. */
  message: string;
  /** Seconds after which it is worth trying again. */
  retryAfter: number;
};

const BUSY: Unavailable = {
  message: 'The database is held by another program at the moment. Please try again',
  retryAfter: 2,
};
const FULL: Unavailable = {
  message: 'Nothing can be saved: the disk of the database is full. Please try again when there is room',
  retryAfter: 30,
};
const READ_ONLY: Unavailable = {
  message: 'Nothing can be saved at the moment: the database can only be read. Please try again later',
  retryAfter: 30,
};
const DISK: Unavailable = {
  message: 'The disk of the database does not take or give what it should. Please try again later',
  retryAfter: 30,
};
const UNREACHABLE: Unavailable = {
  message: 'The database cannot be reached at the moment. Please try again',
  retryAfter: 3,
};
const OVERLOADED: Unavailable = {
  message: 'The database has more to do than it can at the moment. Please try again',
  retryAfter: 5,
};

/** By the beginning of the code: SQLite's extended codes, PostgreSQL's classes, the system's own. The first one fits. */
const BY_CODE: readonly [start: string, meaning: Unavailable][] = [
  ['SQLITE_BUSY', BUSY],
  ['SQLITE_LOCKED', BUSY],
  ['SQLITE_PROTOCOL', BUSY],
  ['SQLITE_FULL', FULL],
  ['SQLITE_READONLY', READ_ONLY],
  ['SQLITE_IOERR', DISK],
  ['SQLITE_CANTOPEN', DISK],
  ['55P03', BUSY], // lock_not_available
  ['25006', READ_ONLY], // read_only_sql_transaction
  ['53100', FULL], // disk_full
  ['53', OVERLOADED], // insufficient_resources
  ['58', DISK], // system_error
  ['57014', OVERLOADED], // query_canceled: it took too long
  ['25P03', UNREACHABLE], // idle_in_transaction_session_timeout
  ['57P', UNREACHABLE], // operator_intervention: shut down, crashed, starting
  ['08', UNREACHABLE], // connection_exception
  ['3D000', UNREACHABLE], // the database is being replaced
  ['ECONN', UNREACHABLE],
  ['ETIMEDOUT', UNREACHABLE],
  ['EPIPE', UNREACHABLE],
  ['EHOSTUNREACH', UNREACHABLE],
  ['ENETUNREACH', UNREACHABLE],
  ['ENOTFOUND', UNREACHABLE],
  ['EAI_AGAIN', UNREACHABLE],
];

/** What `pg` and its pool say; these errors have no code. The first one fits. */
const BY_MESSAGE: readonly [text: RegExp, meaning: Unavailable][] = [
  // All connections are in use, for as long as one waits.
  [/^timeout exceeded when trying to connect/, OVERLOADED],
  [
    /^(Connection terminated|Client has encountered a connection error|timeout expired|Query read timeout)/,
    UNREACHABLE,
  ],
  [/^Postgres connection has been discarded/, UNREACHABLE],
];

/** Why the database could not do its part, or null where the failure is of another kind. */
export const unavailability = (error: unknown): Unavailable | null => {
  if (!(error instanceof Error)) return null;
  // All addresses of a host were tried.
  if (error instanceof AggregateError) return unavailability(error.errors[0]);
  const code = codeOf(error);
  const known = code === '' ? undefined : BY_CODE.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  const said = BY_MESSAGE.find(([text]) => text.test(error.message));
  if (said) return said[1];
  return error.cause === undefined ? null : unavailability(error.cause);
};

/** Another program holds SQLite's one write lock; who waits a little gets it. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');
