/** The writes of a load: adds and updates of several kinds, every value of them unlike any other. */
import type { AnyRecord } from '../../../src/fields/record';
import type { Call } from './http';
import type { Random } from './random';

export type Values = Readonly<Record<string, unknown>>;

/** A write as it is sent, again and again until it is known what became of it. */
export type Write = {
  resource: string;
  /** Null: the record is added. */
  record: AnyRecord | null;
  sent: Values;
  call: Call;
};

type Kind = {
  resource: string;
  /** The resource that a new record needs one of, and the field that names it. */
  parent: { resource: string; field: string } | null;
  add: (mark: string, random: Random) => Values;
  update: (mark: string, random: Random) => Values;
  addPath: string;
  updatePath: (id: number) => string;
};

const kindOf = (
  resource: string,
  parent: Kind['parent'],
  add: Kind['add'],
  update: Kind['update'],
  paths: Partial<Pick<Kind, 'addPath' | 'updatePath'>> = {},
): Kind => ({
  resource,
  parent,
  add,
  update,
  addPath: `/${resource}/add`,
  updatePath: (id) => `/${resource}/${id}/update`,
  ...paths,
});

const kinds: readonly Kind[] = [
  kindOf(
    'customers',
    null,
    (mark) => ({ customer_name: `Customer ${mark}`, city: `City ${mark}` }),
    // A new name goes on to quotes, tickets and timesheets.
    (mark, random) => (random.chance(0.5) ? { customer_name: `Customer ${mark}` } : { notes: `Note ${mark}` }),
  ),
  kindOf(
    'quotes',
    { resource: 'customers', field: 'customer_id' },
    (mark, random) => ({
      quote_description: `Quote ${mark}`,
      size_across: random.between(1, 8),
      size_around: random.between(1, 8),
      labels_per_roll: random.between(5, 40) * 100,
    }),
    // Tickets and parts of the quote are calculated anew.
    (mark, random) => ({ quote_description: `Quote ${mark}`, size_around: random.between(1, 80) / 8 }),
  ),
  kindOf(
    'job-tickets',
    { resource: 'quotes', field: 'quote_id' },
    (mark) => ({ po_number: `PO ${mark}`, notes: `Ticket ${mark}` }),
    (mark) => ({ notes: `Ticket ${mark}`, department: `Press ${mark}` }),
  ),
  kindOf(
    'job-ticket-parts',
    { resource: 'job-tickets', field: 'job_ticket_id' },
    (mark, random) => ({ part_number: `Part ${mark}`, quantity: random.between(1, 90) * 1000 }),
    (mark, random) => ({ part_number: `Part ${mark}`, quantity: random.between(1, 900) * 100 }),
    { addPath: '/job-tickets/parts/add', updatePath: () => '/job-tickets/parts/update' },
  ),
  kindOf(
    'timesheets',
    { resource: 'job-tickets', field: 'job_ticket_id' },
    (mark, random) => ({ details: `Hours ${mark}`, hours: random.between(1, 30) / 4, rate: 40 }),
    (mark, random) => ({ details: `Hours ${mark}`, hours: random.between(1, 90) / 4 }),
  ),
];

/** The resources that a load writes. */
export const WRITTEN = kinds.map(({ resource }) => resource);

/** A new record of some kind, or a change of one; of what has no parent yet, the parent first. */
export const nextWrite = (records: ReadonlyMap<string, readonly AnyRecord[]>, mark: string, random: Random): Write => {
  const known = (resource: string): readonly AnyRecord[] => records.get(resource) ?? [];
  let kind = random.pick(kinds);
  const own = known(kind.resource);
  if (own.length > 0 && random.chance(0.5)) {
    const record = random.pick(own);
    const sent = kind.update(mark, random);
    const body = { ...sent, id: record.id, version: record.version };
    return { resource: kind.resource, record, sent, call: { method: 'PUT', path: kind.updatePath(record.id), body } };
  }
  while (kind.parent && known(kind.parent.resource).length === 0) {
    const { resource } = kind.parent;
    kind = kinds.find((candidate) => candidate.resource === resource) ?? kind;
  }
  const link = kind.parent ? { [kind.parent.field]: random.pick(known(kind.parent.resource)).id } : {};
  const sent = { ...kind.add(mark, random), ...link };
  const call: Call = { method: 'POST', path: kind.addPath, body: sent, idempotencyKey: mark };
  return { resource: kind.resource, record: null, sent, call };
};
