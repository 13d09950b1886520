/** Turns sample records into the rows that the server itself would have stored for them. */
import type { AnyRecord } from '../../src/fields/record';
import type { DatabaseTransaction, Row } from '../database/database';
import { continueIds, rowWriter } from '../database/insert';
import { toRow } from '../database/rows';
import { changesBetween } from '../history/history';
import { copiedField, type Resources, resourceNamed } from '../records/resource';

/** Who added the sample records, as their history says. */
const AUTHOR = 'Sample shop';

export type ShopStore = {
  /** The record with the names that it copies from the records it links to, which are remembered. */
  linked: (resource: string, record: AnyRecord) => AnyRecord;
  /** Remembers a record, so that others can link to it. */
  remember: (resource: string, record: AnyRecord) => void;
  forget: (resource: string, id: number) => void;
  /** The record of that id, or null: nothing links to nothing. */
  remembered: (resource: string, id: number | null) => AnyRecord | null;
  /** Writes a complete record. `columns` are those that are no fields. */
  write: (resource: string, record: AnyRecord, columns?: Row) => Promise<void>;
  /** Writes into the history that the record was added, at noon of a day. */
  writeAdded: (resource: string, record: AnyRecord, day: string) => Promise<void>;
  /** Writes what is left, and lets the ids of new records follow. */
  finish: () => Promise<void>;
};

export const shopStore = (transaction: DatabaseTransaction, resources: Resources): ShopStore => {
  const writer = rowWriter(transaction);
  const written = new Set<string>();
  const records = new Map<string, Map<number, AnyRecord>>();

  const remembered = (name: string, id: unknown): AnyRecord | null => records.get(name)?.get(Number(id)) ?? null;

  return {
    linked: (name, record) => {
      const values: AnyRecord = { ...record };
      for (const link of resourceNamed(resources, name).links) {
        const target = remembered(link.resource, record[link.field]);
        const linkedResource = resourceNamed(resources, link.resource);
        for (const [copy, source] of Object.entries(link.copies)) {
          values[copy] = target?.[copiedField(linkedResource, source)] ?? null;
        }
      }
      return values;
    },

    remembered,

    remember: (name, record) => {
      const known = records.get(name) ?? new Map<number, AnyRecord>();
      records.set(name, known.set(record.id, record));
    },

    forget: (name, id) => {
      records.get(name)?.delete(id);
    },

    write: async (name, record, columns = {}) => {
      const resource = resourceNamed(resources, name);
      written.add(resource.table);
      await writer.add(resource.table, {
        ...toRow(resource.fields, record),
        [resource.key]: record.id,
        ...columns,
        version: 1,
      });
    },

    writeAdded: (name, record, day) =>
      writer.add('history', {
        resource: name,
        record_id: record.id,
        owner_resource: name,
        owner_id: record.id,
        at: `${day}T12:00:00.000Z`,
        user_id: null,
        user_name: AUTHOR,
        action: 'add',
        changes: JSON.stringify(changesBetween(resourceNamed(resources, name).fields, null, record)),
      }),

    finish: async () => {
      await writer.flush();
      for (const { table, key } of resources) {
        if (key === 'id' && written.has(table)) await continueIds(transaction, table);
      }
    },
  };
};
