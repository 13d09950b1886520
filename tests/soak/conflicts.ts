/**
 * Pairs of concurrent updates from the same version: the one that is told of a conflict lays its own changes over the
 * record as it is and sends it again. In the end no field of either is lost, and versions and history say what was
 * acknowledged.
 */
import type { AnyRecord } from '../../src/fields/record';
import type { Answer, Client } from '../server/support/client';
import { type Random, randomOf } from './support/random';
import type { SoakReport } from './support/report';

type Values = Record<string, unknown>;

type Kind = {
  resource: string;
  /** Makes one record to be fought over, with what it belongs to. */
  make: (client: Client) => Promise<AnyRecord>;
  read: (client: Client, record: AnyRecord) => Promise<AnyRecord>;
  updatePath: (record: AnyRecord) => string;
  /** A new value for each of the fields that may be changed. */
  fields: Readonly<Record<string, (mark: string, random: Random) => unknown>>;
};

const text = (mark: string): string => `Text ${mark}`;
const number = (_mark: string, random: Random): number => random.between(1, 4000) / 8;
const whole = (_mark: string, random: Random): number => random.between(1, 900);
const yesOrNo = (_mark: string, random: Random): boolean => random.chance(0.5);

const one = async (client: Client, path: string): Promise<AnyRecord> => client.one(path);

const addTicket = async (client: Client): Promise<AnyRecord> => {
  const die = { die_number: `Die ${Math.random()}`, size_across: 3, size_around: 2, number_across: 3 };
  const quote = await client.add('quotes', {
    tooling_id: (await client.add('tooling', die)).id,
    labels_per_roll: 1000,
  });
  return client.add('job-tickets', { quote_id: quote.id });
};

const kinds: readonly Kind[] = [
  {
    resource: 'job-tickets',
    make: addTicket,
    read: (client, { id }) => one(client, `/job-tickets/${id}`),
    updatePath: ({ id }) => `/job-tickets/${id}/update`,
    fields: { po_number: text, job_ticket_priority: text, department: text, notes: text },
  },
  {
    resource: 'job-ticket-parts',
    make: async (client) =>
      client.add('job-tickets/parts', { job_ticket_id: (await addTicket(client)).id, quantity: 5000 }),
    read: async (client, part) => {
      const parts: AnyRecord[] = (await client.get(`/job-tickets/${part.job_ticket_id}/parts`)).body;
      const found = parts.find(({ id }) => id === part.id);
      if (!found) throw new Error(`The part ${part.id} is gone`);
      return found;
    },
    updatePath: () => '/job-tickets/parts/update',
    fields: { part_number: text, quantity: whole, qty_done: whole, part_status: text, job_lead_in: number, cos: whole },
  },
  {
    resource: 'timesheets',
    make: async (client) => client.add('timesheets', { job_ticket_id: (await addTicket(client)).id, hours: 1 }),
    read: async (client, entry) => {
      const entries: AnyRecord[] = (await client.get(`/job-tickets/${entry.job_ticket_id}/timesheets`)).body;
      const found = entries.find(({ id }) => id === entry.id);
      if (!found) throw new Error(`The entry ${entry.id} is gone`);
      return found;
    },
    updatePath: ({ id }) => `/timesheets/${id}/update`,
    fields: { category: text, activity: text, details: text, hours: number, rate: number, show_client: yesOrNo },
  },
  {
    resource: 'quotes',
    make: (client) => client.add('quotes', { size_across: 3, size_around: 2 }),
    read: (client, { id }) => one(client, `/quotes/${id}`),
    updatePath: ({ id }) => `/quotes/${id}/update`,
    fields: { quote_description: text, size_across: number, size_around: number, waste: number, coating: yesOrNo },
  },
  {
    resource: 'customers',
    make: (client) => client.add('customers', { customer_name: 'Harbor' }),
    read: (client, { id }) => one(client, `/customers/${id}`),
    updatePath: ({ id }) => `/customers/${id}/update`,
    fields: { customer_name: text, contact: text, city: text, zip: text, notes: text },
  },
  {
    resource: 'standards',
    make: (client) => one(client, '/standards'),
    read: (client) => one(client, '/standards'),
    updatePath: () => '/standards/update',
    fields: { press_run_speed: whole, core_wall: number, shop_name: text, terms: text, quote_valid_days: whole },
  },
];

/** A random part of the fields, at least one. */
const someChanges = ({ fields }: Kind, mark: string, random: Random): Values => {
  const names = Object.keys(fields);
  const chosen = names.filter(() => random.chance(0.5));
  if (chosen.length === 0) chosen.push(random.pick(names));
  return Object.fromEntries(chosen.map((name) => [name, fields[name]?.(`${mark} ${name}`, random)]));
};

/** What one of the two was told, in the order of what it did. */
type Saved = { changes: Values; record: AnyRecord; conflicts: number; failure: string | null };

/** Saves the whole record with its changes, as a form does; after a conflict anew over the record as it is. */
const save = async (client: Client, kind: Kind, base: AnyRecord, changes: Values): Promise<Saved> => {
  let record = base;
  for (let conflicts = 0; conflicts < 20; conflicts += 1) {
    const answer: Answer = await client.put(kind.updatePath(record), { ...record, ...changes });
    if (answer.status === 200) return { changes, record: answer.body[0], conflicts, failure: null };
    const { current, changed_by, changed_at } = answer.body ?? {};
    if (answer.status !== 409 || !current || !changed_by || !changed_at || current.version <= Number(record.version)) {
      return { changes, record, conflicts, failure: `${kind.resource}: ${answer.status} ${answer.text.slice(0, 300)}` };
    }
    record = current;
  }
  return { changes, record, conflicts: 20, failure: `${kind.resource}: never saved` };
};

const entriesOf = async (client: Client, kind: Kind, record: AnyRecord) => {
  const { body } = await client.get(`/${kind.resource}/${record.id}/history`);
  const own = body.filter((entry: Values) => entry.resource === kind.resource && entry.record_id === record.id);
  return own.reverse() as { changes: { field: string; new: unknown }[] }[];
};

const isChanged = (before: AnyRecord, changes: Values): boolean =>
  Object.entries(changes).some(([field, value]) => before[field] !== value);

/** What is not as the two were told; `first` was saved before `second`. */
const compare = async (client: Client, kind: Kind, base: AnyRecord, first: Saved, second: Saved): Promise<string[]> => {
  const end = await kind.read(client, base);
  const failures: string[] = [];
  for (const [field, value] of Object.entries({ ...first.changes, ...second.changes })) {
    if (end[field] !== value) failures.push(`${field} is ${end[field]}, not ${value}`);
  }
  const saved = [first, second].filter(({ changes }, index) => isChanged(index === 0 ? base : first.record, changes));
  const steps = Number(end.version) - Number(base.version);
  if (steps !== saved.length) failures.push(`${saved.length} changes raised the version by ${steps}`);
  if (saved.length === 2 && first.conflicts + second.conflicts === 0) failures.push('neither was told of the other');

  const all = await entriesOf(client, kind, base);
  const entries = all.slice(all.length - steps);
  for (const [index, { changes }] of saved.entries()) {
    const before = index === 0 ? base : (saved[0]?.record ?? base);
    const wanted = Object.keys(changes).filter((field) => before[field] !== changes[field]);
    const written = new Map(entries[index]?.changes.map((change) => [change.field, change.new]));
    for (const field of wanted) {
      if (written.get(field) !== changes[field]) failures.push(`the history has not that ${field} was changed`);
    }
  }
  return failures.map((failure) => `${kind.resource} ${base.id}: ${failure}`);
};

/** Two clients who save at the same time, so many times. */
export const conflictPairs = async (
  clients: readonly [Client, Client],
  pairs: number,
  { seed, name, onRound }: { seed: number; name: string; onRound?: (round: number, writes: number) => void },
): Promise<SoakReport> => {
  const random = randomOf(seed);
  const failures: string[] = [];
  let conflicts = 0;
  let writes = 0;
  const made = new Map<Kind, AnyRecord>();

  for (let pair = 1; pair <= pairs; pair += 1) {
    const kind = kinds[pair % kinds.length] ?? random.pick(kinds);
    const record = made.get(kind) ?? (await kind.make(clients[0]));
    made.set(kind, record);
    const base = await kind.read(clients[0], record);
    const changes = [someChanges(kind, `${pair}a`, random), someChanges(kind, `${pair}b`, random)] as const;
    const saves = await Promise.all([
      save(clients[0], kind, base, changes[0]),
      save(clients[1], kind, base, changes[1]),
    ]);
    const failed = saves.flatMap(({ failure }) => failure ?? []);
    conflicts += saves[0].conflicts + saves[1].conflicts;
    writes += 2 - failed.length;
    failures.push(...failed);
    if (failed.length === 0) {
      const [one, other] = saves;
      const isOneFirst = Number(one.record.version) < Number(other.record.version) || one.conflicts < other.conflicts;
      const order = isOneFirst ? ([one, other] as const) : ([other, one] as const);
      failures.push(...(await compare(clients[0], kind, base, ...order)));
    }
    onRound?.(pair, writes);
  }
  return {
    name,
    figures: [
      ['seed', seed],
      ['pairs', pairs],
      ['updates acknowledged', writes],
      ['conflicts told', conflicts],
    ],
    failures,
  };
};
