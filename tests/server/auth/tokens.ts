/** Tokens as this server makes them, and as others might. */
import { createHmac } from 'node:crypto';
import { testConfig } from '../support/config';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const HS256 = { alg: 'HS256', typ: 'JWT' };

/** A token by whoever knows the secret. */
export const signedToken = (payload: object, header: object = HS256, secret = testConfig.jwtSecret): string => {
  const signed = `${base64url(header)}.${base64url(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

/** One that claims to need no signature. */
export const unsignedToken = (payload: object): string =>
  `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(payload)}.`;

export const secondsNow = (): number => Math.floor(Date.now() / 1000);
