/**
 * Who may use what: pure data and functions, read by the client's authProvider and enforced by the server on each call.
 *
 * Administrators use everything. Staff use job tickets and what belongs to them; of the rest they see only the options
 * lists, which hold no prices.
 */
export type Role = 'administrator' | 'staff';

const STAFF_RESOURCES: ReadonlySet<string> = new Set(['job-tickets', 'job-ticket-parts', 'timesheets']);

/** Whether a role may list, read and change a resource's records. */
export const mayUse = (role: Role, resource: string): boolean =>
  role === 'administrator' || STAFF_RESOURCES.has(resource);
