/** The shop's dies: one or two for each usual label size. */
import type { toolingFields } from '../../src/resources/tooling/fields';
import { labelFormats } from './industries';
import { randomOf } from './random';
import type { SampleOf } from './record';

export type SampleDie = SampleOf<typeof toolingFields> & {
  size_across: number;
  size_around: number;
  gap_across: number;
  gap_around: number;
  number_across: number;
  number_around: number;
};

/** What the press prints and the finisher's cylinders hold, in inches. */
const PRINT_WIDTH = 12.875;
const SHORTEST_REPEAT = 8;
const LONGEST_REPEAT = 20;
/** Cylinders are geared at 1/8 inch per tooth. */
const TEETH_PER_INCH = 8;

/** The cylinders that the shop owns, by their teeth. A die for another one has to be worth buying it. */
const CYLINDERS = [68, 72, 76, 82, 84, 88, 93, 96, 99, 102, 106, 112, 114, 116, 120, 126, 132, 136, 140, 144, 150, 156];

const GAPS = [0.125, 0.1875, 0.25] as const;
const DIES = 80;

type Size = { across: number; around: number; round: boolean };

/** Every usual size once, each cut the same way however many formats use it. */
const usualSizes = (): Size[] => {
  const sizes = new Map<string, Size>();
  for (const { sizes: usual, round = false } of labelFormats) {
    for (const [across, around] of usual) sizes.set(`${across}/${around}/${round}`, { across, around, round });
  }
  return [...sizes.values()];
};

type Layout = Pick<SampleDie, 'gap_across' | 'gap_around' | 'number_across' | 'number_around'>;

/** The ways to lay a size out on a cylinder with a whole number of teeth; the fullest web first. */
const layoutsOf = ({ across, around }: Size): Layout[] =>
  GAPS.flatMap((gap) => {
    const number_across = Math.floor((PRINT_WIDTH + gap) / (across + gap));
    const most_around = Math.floor(LONGEST_REPEAT / (around + gap));
    return Array.from({ length: most_around }, (_, index) => index + 1)
      .filter((number_around) => {
        const repeat = number_around * (around + gap);
        return repeat >= SHORTEST_REPEAT && Number.isInteger(repeat * TEETH_PER_INCH);
      })
      .map((number_around) => ({ gap_across: gap, gap_around: gap, number_across, number_around }));
  });

const teethOf = ({ around }: Size, { number_around, gap_around }: Layout) =>
  number_around * (around + gap_around) * TEETH_PER_INCH;

/** Die numbers tell the shape: R for rectangles with rounded corners, C for circles. */
const dieNumber = (size: Size, id: number) => `${size.round ? 'C' : 'R'}-${1000 + id * 7}`;

export const sampleTooling = (seed: string): SampleDie[] => {
  const sizes = usualSizes();
  const used = new Set<string>();
  const dies: SampleDie[] = [];
  // The first round cuts each size; the next ones give some sizes a second die on another cylinder.
  for (let turn = 0; dies.length < DIES; turn++) {
    const size = sizes[turn % sizes.length];
    if (!size) throw new Error('There are no label sizes to cut dies for');
    const random = randomOf(seed, 'die', turn);
    const again = turn >= sizes.length;
    if (again && random.chance(0.5)) continue;
    const fresh = layoutsOf(size).filter((layout) => !used.has(JSON.stringify([size, layout])));
    const [usual] = fresh;
    if (!usual) continue;
    // On a cylinder that is there, with the narrowest gap that fits it; else on a new one.
    const onOwn = fresh.filter((layout) => CYLINDERS.includes(teethOf(size, layout)));
    const gap = (onOwn[0] ?? usual).gap_around;
    const layout = random.pick((onOwn.length > 0 ? onOwn : fresh).filter(({ gap_around }) => gap_around === gap));
    used.add(JSON.stringify([size, layout]));
    const id = dies.length + 1;
    const narrow = layout.number_across > 2 && random.chance(0.25) ? 1 : 0;
    dies.push({
      id,
      die_number: dieNumber(size, id),
      size_across: size.across,
      size_around: size.around,
      ...layout,
      number_across: layout.number_across - narrow,
    });
  }
  return dies;
};

/** Whether the die cuts circles: its number says so. */
export const isRound = (die: SampleDie): boolean => die.die_number?.startsWith('C') ?? false;
