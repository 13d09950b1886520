/** A figure that was measured, and what it is held against; `holds` is null where there is no bound. */
export interface BenchRow {
  figure: string;
  measured: string;
  bound: string;
  holds: boolean | null;
  /** What was measured as it were at the speed that the machine had on which the bound was set, see `machineSpeed.ts`. */
  atSpeedOfBounds?: { measured: string; holds: boolean };
  /** What limits it, for whoever reads that it falls short. */
  limitedBy?: string;
}

const verdicts = { true: 'yes', false: 'NO', null: '' };

const cellsOf = ({ figure, measured, bound, holds, atSpeedOfBounds: fair }: BenchRow): string[] => [
  figure,
  measured,
  bound,
  verdicts[`${holds}`],
  fair ? `${fair.measured}: ${verdicts[`${fair.holds}`]}` : '',
];

/** Prints rows as a table whose columns are as wide as their widest cell, and below it what limits those that fall short. */
export function printTable(rows: readonly BenchRow[]): void {
  const head = ['figure', 'measured', 'bound', 'holds', 'at the speed of the bounds’ machine'];
  const body = rows.map(cellsOf);
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((cells) => (cells[column] ?? '').length)));
  const line = (cells: string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  console.log(line(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const cells of body) console.log(line(cells).trimEnd());
  const short = rows.filter(({ holds, limitedBy }) => holds === false && limitedBy);
  if (short.length > 0) console.log('\nWhat limits those that fall short:');
  for (const { figure, limitedBy } of short) console.log(`- ${figure}: ${limitedBy}`);
}
