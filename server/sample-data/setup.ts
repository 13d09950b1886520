/** The rest of the shop's setup: yearly overhead, users, and the letterhead of its printed quotes. */
import type { overheadFields } from '../../src/resources/overhead/fields';
import { STANDARDS_ID } from '../../src/resources/standards/fields';
import { ADMINISTRATOR_ROLE_ID, STAFF_ROLE_ID, type userFields } from '../../src/resources/users/fields';
import { randomOf } from './random';
import type { SampleOf } from './record';

export type SampleOverhead = SampleOf<typeof overheadFields>;
export type SampleUser = SampleOf<typeof userFields>;

const YEARS = 4;

/** What a year cost in the first year, and how much more each year after. */
const COSTS = {
  rent: 38_400,
  electric: 11_800,
  domino: 14_500,
  liberty_mutual: 6_900,
  am_trust: 4_200,
  accounting: 5_400,
  other_stuff: 9_600,
};
const RISE_PER_YEAR = 0.035;

/** Four years of overhead, the last one that of `today`. */
export const sampleOverhead = (today: string, seed: string): SampleOverhead[] => {
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => {
    const random = randomOf(seed, 'overhead', index);
    const amount = (first: number) =>
      Math.round(first * (1 + RISE_PER_YEAR) ** index * (0.97 + 0.06 * random.fraction()) * 100) / 100;
    const calendar_year = thisYear - YEARS + 1 + index;
    return {
      id: calendar_year,
      calendar_year,
      // The lease is a round sum that rises once a year; the bills are what they are.
      rent: COSTS.rent + 1200 * index,
      electric: amount(COSTS.electric),
      domino: amount(COSTS.domino),
      liberty_mutual: amount(COSTS.liberty_mutual),
      am_trust: amount(COSTS.am_trust),
      accounting: amount(COSTS.accounting),
      other_stuff: amount(COSTS.other_stuff),
    };
  });
};

const PEOPLE = [
  ['Ruth Ellery', 'ruth', ADMINISTRATOR_ROLE_ID, false],
  ['Miguel Santoro', 'miguel', ADMINISTRATOR_ROLE_ID, false],
  ['Gary Pruski', 'gary', STAFF_ROLE_ID, false],
  ['Tanya Brookes', 'tanya', STAFF_ROLE_ID, false],
  ['Leon Achterberg', 'leon', STAFF_ROLE_ID, false],
  ['Chris Fallon', 'chris', STAFF_ROLE_ID, true],
] as const;

/** Six people. None has a password, so nobody signs in as one before an administrator has set it. */
export const sampleUsers = (): SampleUser[] =>
  PEOPLE.map(([user, username, roleId, disabled], index) => ({ id: index + 1, user, username, roleId, disabled }));

/** The letterhead. The costing rates beside it stay the first values, unconfirmed. */
export const sampleLetterhead = {
  id: STANDARDS_ID,
  shop_name: 'Alder Street Label Co.',
  shop_address: '1460 Alder St\nSuite 100\nEugene, OR 97401',
  shop_phone: '(541) 555-0160',
  shop_email: 'quotes@alderstreetlabel.example',
  quote_valid_days: 30,
  terms: [
    'Net 30 from the date of invoice. Prices do not include freight, art or plates unless stated.',
    'Quantities may run over or under by up to 10 percent and are invoiced as shipped.',
    'Dies and plates remain the property of the shop. Customer approval of the proof releases the job to press.',
  ].join('\n'),
} as const;
