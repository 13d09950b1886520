/**
 * The resources of the shop, in the order of their tabs, and who may use each: pure data and functions, read by the
 * client and enforced by the server on each call.
 *
 * Administrators use everything. Staff use job tickets and what belongs to them; of the rest they see only the options
 * lists, which hold no prices.
 */
export type Role = 'administrator' | 'staff';

const usedBy: Readonly<Record<string, 'everybody' | 'administrators'>> = {
  'job-tickets': 'everybody',
  'job-ticket-parts': 'everybody',
  timesheets: 'everybody',
  quotes: 'administrators',
  customers: 'administrators',
  tooling: 'administrators',
  materials: 'administrators',
  overhead: 'administrators',
  users: 'administrators',
  standards: 'administrators',
};

/** Whether a role may list, read and change a resource's records. */
export const mayUse = (role: Role, resource: string): boolean =>
  role === 'administrator' || usedBy[resource] === 'everybody';

/** The place of a resource's tab among the others. Throws for one that the table above does not name. */
export const placeOf = (resource: string): number => {
  const place = Object.keys(usedBy).indexOf(resource);
  if (place < 0) throw new Error(`src/providers/access.ts does not say who may use ${resource}`);
  return place;
};
