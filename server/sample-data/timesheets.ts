/** The hours booked on a ticket: set-up and run of each machine that it has passed. */
import type { timesheetFields } from '../../src/resources/timesheets/fields';
import { addDays, daysBetween, earlier, workday } from './days';
import { isPast, type Stage } from './progress';
import type { Random } from './random';
import type { SampleOf } from './record';

export type SampleTimesheetEntry = Omit<SampleOf<typeof timesheetFields>, 'id' | 'job_ticket_id'>;

type Machine = {
  category: Stage;
  rate: number;
  setupHours: readonly [from: number, to: number];
  feetPerMinute: number;
};

const MACHINES: readonly Machine[] = [
  { category: 'Press', rate: 42, setupHours: [0.25, 0.75], feetPerMinute: 85 },
  { category: 'Finishing', rate: 38, setupHours: [0.5, 1], feetPerMinute: 55 },
  { category: 'Rewind', rate: 32, setupHours: [0.25, 0.25], feetPerMinute: 160 },
];
const ART_RATE = 45;

const DETAILS: Readonly<Record<string, readonly string[]>> = {
  Press: [
    'White recalibrated.',
    'Two changeovers on the fly.',
    'Lost 200 ft to a web break.',
    'Color approved by customer.',
  ],
  Finishing: ['New blade.', 'Matrix broke twice.', 'Ran with lamination.', 'Die sharpened before the run.'],
  Rewind: ['Counted twice.', 'Spliced out bad footage.', 'Cores cut to width.'],
};

/** Hours as people write them down: in quarters, at least one. */
const quarters = (hours: number) => Math.max(Math.round(hours * 4), 1) / 4;

/** `feet`: what the ticket's parts run in all. */
export const sampleTimesheets = (
  random: Random,
  { stage, ordered, due, today, feet }: { stage: Stage; ordered: string; due: string; today: string; feet: number },
): SampleTimesheetEntry[] => {
  if (stage === 'Prepress') return [];
  const last = earlier(due, today);
  const span = daysBetween(ordered, last);
  const dayAt = (share: number) => earlier(workday(addDays(ordered, Math.round(span * share))), last);

  const entries: SampleTimesheetEntry[] = [];
  if (random.chance(0.4)) {
    const show_client = random.chance(0.5);
    const details = show_client ? 'Art changes requested by customer.' : 'Proof and plate files.';
    const hours = random.stepped(0.25, 1.5, 0.25);
    entries.push({
      input_date: dayAt(0.1),
      category: 'Prepress',
      activity: 'Art',
      show_client,
      details,
      hours,
      rate: ART_RATE,
    });
  }
  for (const [index, { category, rate, setupHours, feetPerMinute }] of MACHINES.entries()) {
    const share = 0.35 + 0.25 * index;
    const entry = (activity: string, hours: number, details: string | null): SampleTimesheetEntry => ({
      input_date: dayAt(share),
      category,
      activity,
      show_client: false,
      details,
      hours,
      rate,
    });
    const atIt = stage === category;
    if (!atIt && !isPast(category, stage)) break;
    entries.push(entry('Setup', random.stepped(setupHours[0], setupHours[1], 0.25), null));
    if (atIt) break;
    const details = random.chance(0.15) ? random.pick(DETAILS[category] ?? []) : null;
    entries.push(entry('Run', quarters((feet / feetPerMinute / 60) * (1.1 + 0.4 * random.fraction())), details));
  }
  return entries;
};
