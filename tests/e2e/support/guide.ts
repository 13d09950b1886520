/** Does to a copy of the program what a page of the documentation says. */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/** All that the program is made of; its packages are linked. */
const PROGRAM = [
  'src',
  'server',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

export const copyProgram = (folder: string): void => {
  for (const name of PROGRAM) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
};

/** A file's name, and a block of code below it: the whole of a new file, or a change of one that is there. */
type Step = { file: string; language: string; code: string };

const stepsOf = (page: string): Step[] =>
  [...page.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n(.*?)^```$/gms)].map(([, file = '', language = '', code = '']) => ({
    file,
    language,
    code,
  }));

/** The lines of a change that begin with one of the marks, without it. */
const linesWith = (change: string, marks: string): string =>
  change
    .split('\n')
    .filter((line) => line !== '' && marks.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/**
 * Follows a page.
 * @returns how many lines it changed or added in each file that was there
 */
export const followGuide = (folder: string, page: string): Record<string, number> => {
  const touched: Record<string, number> = {};
  for (const { file, language, code } of stepsOf(readFileSync(join(root, page), 'utf8'))) {
    const target = join(folder, file);
    if (language !== 'diff') {
      if (existsSync(target)) throw new Error(`${file} is there already`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
      continue;
    }
    const parts = readFileSync(target, 'utf8').split(linesWith(code, ' -'));
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places for the change`);
    writeFileSync(target, parts.join(linesWith(code, ' +')));
    touched[file] = touchedLines(file, target);
  }
  return touched;
};

/** How many lines of a file are not as they are here: all from the first to the last that differs. */
const touchedLines = (file: string, target: string): number => {
  const before = readFileSync(join(root, file), 'utf8').split('\n');
  const after = readFileSync(target, 'utf8').split('\n');
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return Math.max(before.length, after.length) - start - end;
};
