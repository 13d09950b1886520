import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const holdsPackage = (folder: string): boolean => existsSync(join(folder, 'package.json'));

/** The folder that holds package.json: the program lies deeper in it as it was built than as it was written. */
export const root: string = (() => {
  let folder = import.meta.dirname;
  while (!holdsPackage(folder) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
})();
