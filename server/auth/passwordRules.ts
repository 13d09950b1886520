/** What may not be a password: a short one, one of those that everybody tries first, and the user's own name. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '../../src/resources/users/fields';

const { minLength, maxLength } = PASSWORD_LENGTH;

/** Fewer different characters than this are a key held down, or two. */
const FEWEST_CHARACTERS = 4;

/** As somebody who guesses would write it: without blanks, and whatever its case. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

let common: Set<string> | undefined;
const isCommon = (password: string): boolean => {
  common ??= new Set(dictionary['passwords-common'].filter((word) => word.length >= minLength));
  return common.has(password);
};

/**
 * What is wrong with a password, to be said behind its name; null: nothing.
 * @param whose the user's user name and display name
 */
export const passwordComplaint = (password: string, whose: { username: string; user?: string }): string | null => {
  if (password.length < minLength) return `must have at least ${minLength} characters`;
  if (password.length > maxLength) return `is longer than ${maxLength} characters`;
  const guessed = plain(password);
  if (plain(whose.username) === guessed) return 'must not be the username';
  if (plain(whose.user ?? '') === guessed) return 'must not be the name of the user';
  if (isCommon(guessed) || new Set(guessed).size < FEWEST_CHARACTERS) {
    return 'is one of those that are guessed first: choose another';
  }
  return null;
};
