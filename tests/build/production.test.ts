/** What the server hands to browsers is the client for users, whoever built it. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/lib/build.mjs';

/** Only in the development code of React. */
const DEVELOPMENT = 'react_stack_bottom_frame';

beforeAll(ensureBuilt, 120_000);

it('A client built by a test has none of the code for developers, which is twice as slow', () => {
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  const forDevelopers = scripts.filter((name) =>
    readFileSync(`dist/client/assets/${name}`, 'utf8').includes(DEVELOPMENT),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(forDevelopers).toEqual([]);
});
