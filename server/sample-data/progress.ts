/** How far a ticket has come on a day: what its department, statuses and parts say follows from it. */
import type { JobTicket } from '../../src/resources/job-tickets/fields';
import { daysBetween } from './days';
import type { Random } from './random';

/** The departments a ticket passes, in order; then it has left the shop. */
const STAGES = ['Prepress', 'Press', 'Finishing', 'Rewind', 'Shipping', 'Shipped'] as const;
export type Stage = (typeof STAGES)[number];

/** Whether a stage lies behind a ticket that is at `current`. */
export const isPast = (stage: Stage, current: Stage): boolean => STAGES.indexOf(stage) < STAGES.indexOf(current);

/** Where a ticket is today. What is due is gone, but for a few that are late; what is not due is somewhere on its way. */
export const stageOf = (random: Random, ordered: string, due: string, today: string): Stage => {
  const left = daysBetween(today, due);
  if (left < 0) {
    const late = left >= -10 ? 0.25 : left >= -30 ? 0.06 : 0;
    return random.chance(late) ? random.pick(['Press', 'Finishing', 'Rewind'] as const) : 'Shipped';
  }
  const elapsed = daysBetween(ordered, today) / Math.max(daysBetween(ordered, due), 1) + random.fraction() * 0.3 - 0.15;
  if (elapsed < 0.3) return 'Prepress';
  if (elapsed < 0.55) return 'Press';
  if (elapsed < 0.75) return 'Finishing';
  return elapsed < 0.9 ? 'Rewind' : 'Shipping';
};

type Statuses = Pick<
  JobTicket,
  'department' | 'job_ticket_status' | 'die_status' | 'material_status' | 'lamination_status'
>;

/** What is at hand for a ticket: before the press some of it is still on order, from the press on all of it is there. */
const atHand = (random: Random, stage: Stage) => {
  if (stage === 'Prepress') return random.pick(['needed', 'needed', 'available', 'staged'] as const);
  if (stage === 'Press') return random.pick(['available', 'staged', 'staged'] as const);
  return 'staged';
};

export const statusesAt = (random: Random, stage: Stage, laminated: boolean): Statuses => ({
  department: stage === 'Shipped' ? 'Shipping' : stage,
  job_ticket_status: stage === 'Prepress' ? 'needed' : isPast(stage, 'Shipping') ? 'available' : 'staged',
  die_status: random.chance(0.5) ? 'staged' : atHand(random, stage),
  material_status: atHand(random, stage),
  lamination_status: laminated ? atHand(random, stage) : null,
});

/** What a part's status says at a stage, and the share of its quantity that is done. */
export const partAt = (random: Random, stage: Stage): { part_status: string; done: number | null } => {
  const over = 0.99 + random.fraction() * 0.06;
  switch (stage) {
    case 'Prepress':
      return { part_status: 'Waiting', done: null };
    case 'Press':
      return random.pick([
        { part_status: 'Waiting', done: null },
        { part_status: 'Printing', done: random.fraction() * 0.8 },
        { part_status: 'Finishing', done: over },
      ]);
    case 'Finishing':
      return { part_status: 'Finishing', done: over };
    case 'Rewind':
      return { part_status: random.chance(0.4) ? 'Done' : 'Rewinding', done: over };
    default:
      return { part_status: 'Done', done: over };
  }
};
