/** A write load and its ledger: what was acknowledged, and what nobody knows of. */
import type { AnyRecord } from '../../../src/fields/record';
import { type Answer, currentOf, recordOf, send } from './http';
import { type Random, randomOf } from './random';
import { nextWrite, type Values, type Write } from './writes';

/** A write that the server said it has kept. */
export type Acknowledged = { resource: string; id: number; version: number; sent: Values };

type Ledger = {
  acknowledged: Acknowledged[];
  /** Sent, and no answer came or one that says that it failed. */
  inDoubt: Write[];
  /** Answers that no write should ever get. */
  unexpected: string[];
  /** How often the server said that it cannot write just now. */
  unavailable: number;
};

export type Load = {
  ledger: Ledger;
  /** Writes until `isOver`, with several writers at once. */
  run: (isOver: () => boolean) => Promise<void>;
  /** Sends what is in doubt again, until it is known. */
  settle: () => Promise<void>;
};

const WRITERS = 6;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param target where the server is at the moment, and who writes */
export const createLoad = (target: () => { address: string; token: string }, seed: number): Load => {
  const ledger: Ledger = { acknowledged: [], inDoubt: [], unexpected: [], unavailable: 0 };
  let marks = 0;
  /** Each writer changes its own records only, so that it knows their versions. */
  const writers = Array.from({ length: WRITERS }, (_, index) => ({
    random: randomOf(seed * WRITERS + index),
    records: new Map<string, AnyRecord[]>(),
  }));
  type Writer = (typeof writers)[number];
  const owners = new Map<Write, Writer>();

  const acknowledge = (writer: Writer, { resource, sent }: Write, record: AnyRecord): void => {
    ledger.acknowledged.push({ resource, id: record.id, version: Number(record.version), sent });
    const others = (writer.records.get(resource) ?? []).filter(({ id }) => id !== record.id);
    writer.records.set(resource, [...others, record]);
  };

  /** A record whose version nobody knows is left alone until that is settled. */
  const doubt = (writer: Writer, write: Write): void => {
    ledger.inDoubt.push(write);
    owners.set(write, writer);
    const { resource, record } = write;
    if (record) {
      const others = (writer.records.get(resource) ?? []).filter(({ id }) => id !== record.id);
      writer.records.set(resource, others);
    }
  };

  const isRefusedForNow = (answer: Answer | null): boolean => {
    if (answer?.status === 503) ledger.unavailable += 1;
    if (answer?.status === 503 && !(Number(answer.retryAfter) > 0)) ledger.unexpected.push('503 without Retry-After');
    return answer === null || answer.status === 503;
  };

  const describe = ({ call }: Write, answer: Answer | null): string =>
    `${call.method} ${call.path}: ${answer?.status} ${JSON.stringify(answer?.body)?.slice(0, 200)}`;

  const write = async (writer: Writer, random: Random): Promise<void> => {
    marks += 1;
    const next = nextWrite(writer.records, `${seed}-${marks}`, random);
    const { address, token } = target();
    const answer = await send(address, token, next.call);
    if (answer && (answer.status === 200 || answer.status === 201)) return acknowledge(writer, next, recordOf(answer));
    doubt(writer, next);
    if (isRefusedForNow(answer)) await pause(20);
    else ledger.unexpected.push(describe(next, answer));
  };

  const settleOne = async (doubtful: Write, writer: Writer): Promise<void> => {
    for (let attempt = 1; attempt <= 100; attempt += 1) {
      const { address, token } = target();
      const answer = await send(address, token, doubtful.call);
      if (isRefusedForNow(answer)) {
        await pause(100);
        continue;
      }
      if (answer && (answer.status === 200 || answer.status === 201)) {
        return acknowledge(writer, doubtful, recordOf(answer));
      }
      // It had arrived: the record is one version further, with what was sent.
      if (answer?.status === 409 && doubtful.record) {
        const current = currentOf(answer);
        const hasAll = Object.entries(doubtful.sent).every(([field, value]) => current[field] === value);
        if (hasAll && Number(current.version) === Number(doubtful.record.version) + 1) {
          return acknowledge(writer, doubtful, current);
        }
      }
      ledger.unexpected.push(`sent again, ${describe(doubtful, answer)}`);
      return;
    }
    ledger.unexpected.push(`never served: ${describe(doubtful, null)}`);
  };

  return {
    ledger,
    run: async (isOver) => {
      const work = async (writer: Writer): Promise<void> => {
        while (!isOver()) await write(writer, writer.random);
      };
      await Promise.all(writers.map(work));
    },
    settle: async () => {
      const doubtful = ledger.inDoubt.splice(0);
      for (const each of doubtful) {
        const writer = owners.get(each);
        owners.delete(each);
        if (writer) await settleOne(each, writer);
      }
    },
  };
};
