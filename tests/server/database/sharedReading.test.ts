/** Those who ask the database for the same at the same time share a reading that began after they had asked. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database';
import { sharedReading } from '../../../server/database/sharedReading';

let database: Database;
beforeAll(() => {
  database = openDatabase(':memory:');
});
afterAll(() => database.destroy());

/** A reading whose answers are given by hand. */
const readingByHand = () => {
  const answers: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const read = sharedReading(() => new Promise<number>((resolve, reject) => answers.push({ resolve, reject })));
  return { answers, read };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('is begun at once where none is running', async () => {
  const { answers, read } = readingByHand();
  const first = read(database);
  answers[0]?.resolve(1);
  expect(await first).toBe(1);
  const second = read(database);
  expect(answers).toHaveLength(2);
  answers[1]?.resolve(2);
  expect(await second).toBe(2);
});

it('is not the one that runs already, but the next, for all who ask meanwhile', async () => {
  const { answers, read } = readingByHand();
  const early = read(database);
  const late = [read(database), read(database)];
  expect(answers).toHaveLength(1);
  answers[0]?.resolve(1);
  expect(await early).toBe(1);
  await turn();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve(2);
  expect(await Promise.all(late)).toEqual([2, 2]);
});

it('does not fail because the one before has failed', async () => {
  const { answers, read } = readingByHand();
  const early = read(database);
  const late = read(database);
  answers[0]?.reject(new Error('gone'));
  await expect(early).rejects.toThrow('gone');
  await turn();
  answers[1]?.resolve(2);
  expect(await late).toBe(2);
});

it('is not held up by one that never ends', async () => {
  const { answers, read } = readingByHand();
  void read(database);
  const late = read(database);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(2);
  expect(await late).toBe(2);
});
