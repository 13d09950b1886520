/** What a soak did, and what it found wrong. */
export type SoakReport = {
  name: string;
  figures: readonly (readonly [what: string, value: string | number])[];
  failures: readonly string[];
};

const MOST_SHOWN = 20;

/** Prints one line with the figures, and the first failures below it. */
export const printReport = ({ name, figures, failures }: SoakReport): void => {
  console.log(`${name}: ${figures.map(([what, value]) => `${what} ${value}`).join(', ')}, failures ${failures.length}`);
  for (const failure of failures.slice(0, MOST_SHOWN)) console.log(`  ${failure}`);
};
