/** `npm run soak`, or `npm run soak -- fuzz` for one of them: long runs that print their figures. */
import { fuzzSoak } from './fuzz/soak';
import { loadSoak } from './load/soak';

type Soak = {
  name: string;
  /** Prints its figures. @returns what is wrong, one line each; none: all is well */
  run: () => Promise<string[]>;
};

const soaks: readonly Soak[] = [
  { name: 'fuzz', run: fuzzSoak },
  { name: 'load', run: loadSoak },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !soaks.some((soak) => soak.name === name));
if (unknown.length > 0) {
  console.error(`There is no soak ${unknown.join(', ')}: ${soaks.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

for (const { name, run } of soaks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const problems = await run();
  for (const problem of problems) console.error(`  wrong: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
