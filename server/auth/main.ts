/**
 * `npm run password -- USERNAME`: gives a user a new password and prints it, for an administrator whom nobody else can
 * give one. Whoever runs it can read the database anyway.
 */
import { refuseMissing } from '../backup/makeBackup';
import { ConfigError, readConfig } from '../config';
import { inTransaction, openDatabase } from '../database/database';
import { reasonOf } from '../reason';
import { resourceNamed } from '../records/resource';
import { defineResources } from '../resources';
import { findUser } from './findUser';
import { createPasswords, generatePassword } from './passwords';
import { setPassword } from './setPassword';

const giveNewPassword = async ([username, ...others]: string[]): Promise<string> => {
  if (username === undefined || others.length > 0) throw new ConfigError('Usage: npm run password -- USERNAME');
  const config = readConfig(process.env);
  refuseMissing(config.database);
  const passwords = createPasswords(config.passwordHashing);
  const users = resourceNamed(defineResources(passwords), 'users');
  const password = generatePassword();
  const password_hash = await passwords.hash(password);
  const database = openDatabase(config.database);
  try {
    return await inTransaction(database, async (transaction) => {
      const user = await findUser(transaction, username);
      if (!user) throw new ConfigError(`There is no user "${username}"`);
      await setPassword(transaction, users, Number(user.id), password_hash, { id: null, name: 'npm run password' });
      const note = Number(user.disabled) === 1 ? '\nThe account is disabled: an administrator can enable it' : '';
      return `The password of ${username} is now ${password}${note}`;
    });
  } finally {
    await database.destroy();
  }
};

giveNewPassword(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : `Nothing was done: ${reasonOf(error)}`);
  process.exitCode = 1;
});
