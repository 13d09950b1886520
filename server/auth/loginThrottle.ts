/**
 * Slows down guessing: after too many failures from one address or for one user name, further attempts wait until the
 * failures are old enough. Nobody is locked out for good, and what succeeds is never counted.
 */
import { Refusal } from '../errors';

const WINDOW = 60_000;
const MOST_KEYS = 10_000;

type Failures = { count: number; until: number };

export type LoginLimits = { perAddress: number; perUserName: number };

export const LOGIN_LIMITS: LoginLimits = { perAddress: 30, perUserName: 10 };

export type LoginThrottle = {
  /** Refuses an attempt that comes too soon. */
  check: (address: string, userName: string) => void;
  countFailure: (address: string, userName: string) => void;
  countSuccess: (userName: string) => void;
};

export const createLoginThrottle = (limits: LoginLimits, now: () => number = Date.now): LoginThrottle => {
  const failures = new Map<string, Failures>();
  const addressKey = (address: string) => `address ${address}`;
  const userNameKey = (userName: string) => `user ${userName.trim().toLowerCase()}`;

  const current = (key: string): Failures => {
    const known = failures.get(key);
    return known && known.until > now() ? known : { count: 0, until: now() + WINDOW };
  };
  const count = (key: string): void => {
    if (failures.size >= MOST_KEYS) {
      for (const [old, { until }] of failures) if (until <= now()) failures.delete(old);
      if (failures.size >= MOST_KEYS) failures.clear();
    }
    const { count: before, until } = current(key);
    failures.set(key, { count: before + 1, until });
  };
  const refuseAt = (key: string, limit: number): void => {
    const { count: failed, until } = current(key);
    if (failed < limit) return;
    const seconds = Math.ceil((until - now()) / 1000);
    throw new Refusal(
      429,
      { message: `Too many failed attempts. Please try again in ${seconds} seconds` },
      { 'retry-after': String(seconds) },
    );
  };

  return {
    check: (address, userName) => {
      refuseAt(addressKey(address), limits.perAddress);
      refuseAt(userNameKey(userName), limits.perUserName);
    },
    countFailure: (address, userName) => {
      count(addressKey(address));
      count(userNameKey(userName));
    },
    countSuccess: (userName) => {
      failures.delete(userNameKey(userName));
    },
  };
};
