/** The resources that the server serves: those of `definitions.ts`, and users, who have passwords. */
import type { Passwords } from '../auth/passwords';
import { inOrderOfLinks, type Resources } from '../records/resource';
import * as definitions from './definitions';
import { defineUsers } from './users';

export const defineResources = (passwords: Passwords): Resources =>
  inOrderOfLinks([...Object.values(definitions), defineUsers(passwords)]);
