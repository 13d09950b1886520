/** Passwords are kept as argon2id hashes, and checked in the same time whether there is one or not. */
import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHashing } from '../config';

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** False where there is no hash, after as long as a wrong password takes. */
  matches: (password: string, storedHash: string | null) => Promise<boolean>;
};

/**
 * Passwords at a cost.
 * @param argon2 what hashes and compares them
 */
export const createPasswords = (cost: PasswordHashing, argon2 = { hash, verify }): Passwords => {
  const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost);
  // Nobody's password: what an unknown user's is compared with.
  const nobody = hashPassword('nobody has this password');
  return {
    hash: hashPassword,
    matches: async (password, storedHash) => {
      const same = await argon2.verify(storedHash ?? (await nobody), password);
      return same && storedHash !== null;
    },
  };
};

// Without the characters that are mistaken for each other when a password is copied from a screen.
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const generatePassword = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
