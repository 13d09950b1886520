/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './scripts/lib/compileAhead.mjs';
import { precompress } from './scripts/lib/precompress.mjs';

/** Where `npm run dev` finds the API server; `npm start` serves client and API from one port. */
const apiServer = process.env.API_SERVER ?? 'http://127.0.0.1:3000';

/**
 * A kind of test. Its files share the modules that are loaded: none of them puts another in the place of one. What a busy
 * machine is slow to bring about is wrong only when it stays away.
 */
const kindOfTest = <Options extends object>(options: Options) => ({
  test: { isolate: false, expect: { poll: { timeout: 15_000 } }, ...options },
});

export default defineConfig({
  plugins: [react(), compileAhead(), precompress()],
  // The server puts the nonce of each answer in this place.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: 'dist/client',
    sourcemap: false,
    rolldownOptions: {
      // That compressing takes most of a build is known, and nothing to warn of on a slow machine.
      checks: { bundlerTimings: false },
      output: {
        // What always comes together is one file: each of dozens of small ones would cost a slow machine more than its code.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'console', test: /src[\\/]App\.tsx$/, priority: 3 },
            {
              name: 'list',
              test: /src[\\/](ui[\\/]list[\\/]ResourceGrid|fields[\\/](column|ChoiceChip))\.tsx$/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiServer } },
  test: {
    // On two cores as on many none of them waits; left to itself the test runner leaves one out.
    maxWorkers: availableParallelism(),
    // Each project is a kind of test: pure code, the server on each of its databases, the screens in Chromium.
    projects: [
      kindOfTest({
        name: 'unit',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ['tests/server/**', 'tests/e2e/**'],
        // Thousands of examples take their time on a busy machine.
        testTimeout: 30_000,
      }),
      kindOfTest({
        name: 'server on SQLite',
        include: ['tests/server/**/*.test.ts'],
        // What only a database on a server of its own can do.
        exclude: ['tests/server/postgres/**'],
        env: { TEST_DATABASE: 'sqlite' },
        globalSetup: ['tests/server/support/builtProgram.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      kindOfTest({
        name: 'server on PostgreSQL',
        include: ['tests/server/**/*.test.ts'],
        env: { TEST_DATABASE: 'postgres' },
        globalSetup: ['tests/server/support/builtProgram.ts', 'tests/server/support/postgres.ts'],
        testTimeout: 30_000,
        hookTimeout: 120_000,
      }),
      kindOfTest({
        name: 'screens',
        include: ['tests/e2e/**/*.test.ts'],
        globalSetup: ['tests/e2e/support/globalSetup.ts'],
        environment: './tests/e2e/support/environment.ts',
        testTimeout: 90_000,
        hookTimeout: 120_000,
        // Browsers keep the cores busy by themselves: nothing else runs beside them.
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
