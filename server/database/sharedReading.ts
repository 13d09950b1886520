/** One reading of the database for all who ask for the same at the same time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database';

/** After so many milliseconds nobody waits any longer for a reading that was begun before: it may have got stuck. */
const PATIENCE = 50;

type Readings<Value> = { running: Promise<Value> | null; next: Promise<Value> | null };

/**
 * A reading that is shared. While one runs, those who ask wait for the next one: what they get was read after they had
 * asked, as if each had read it alone.
 */
export const sharedReading = <Value>(
  read: (database: Database) => Promise<Value>,
): ((database: Database) => Promise<Value>) => {
  const known = new WeakMap<Database, Readings<Value>>();

  const begin = (database: Database, readings: Readings<Value>): Promise<Value> => {
    const reading = read(database);
    const end = () => {
      if (readings.running === reading) readings.running = null;
    };
    readings.running = reading;
    reading.then(end, end);
    return reading;
  };

  return (database) => {
    const readings = known.get(database) ?? { running: null, next: null };
    known.set(database, readings);
    const { running } = readings;
    if (!running) return begin(database, readings);
    const beginNext = () => {
      readings.next = null;
      return begin(database, readings);
    };
    readings.next ??= Promise.race([running, pause(PATIENCE, undefined, { ref: false })]).then(beginNext, beginNext);
    return readings.next;
  };
};
