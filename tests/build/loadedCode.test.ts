/** How much code comes before a screen, and what must not be among it. */
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Chunk = { name: string; code: string; imports: readonly string[]; modules: readonly string[] };

const KIB = 1024;
const LOGIN = ['src/main.tsx'];
const ROWS = [...LOGIN, 'src/App.tsx', 'src/resources/job-tickets/JobTicketList.tsx', 'src/ui/dataGrid/RecordGrid.tsx'];

let chunks: ReadonlyMap<string, Chunk>;

beforeAll(async () => {
  // A test's own environment would make a client for developers, twice the size.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({ logLevel: 'silent', build: { write: false } });
  if (Array.isArray(result) || !('output' in result)) throw new Error('The client is one build');
  chunks = new Map(
    result.output.flatMap((part) =>
      part.type === 'chunk'
        ? [[part.fileName, { name: part.fileName, code: part.code, imports: part.imports, modules: part.moduleIds }]]
        : [],
    ),
  );
}, 120_000);

afterAll(() => vi.unstubAllEnvs());

/** All chunks that are there before any of these modules runs. */
const loadedFor = (modules: readonly string[]): Chunk[] => {
  const loaded = new Map<string, Chunk>();
  const load = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.set(name, chunk);
    chunk.imports.forEach(load);
  };
  for (const module of modules) {
    const chunk = [...chunks.values()].find((candidate) => candidate.modules.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`No chunk holds ${module}`);
    load(chunk.name);
  }
  return [...loaded.values()];
};

const sizeOf = (loaded: readonly Chunk[]): number =>
  loaded.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / KIB;

const modulesOf = (loaded: readonly Chunk[], part: string): string[] =>
  loaded.flatMap(({ modules }) => modules.filter((id) => id.includes(part)));

describe('The code before the sign-in', () => {
  it('is at most 190 KiB', () => {
    expect(sizeOf(loadedFor(LOGIN))).toBeLessThanOrEqual(190);
  });

  it('has nothing of the grid, and no resource', () => {
    expect(modulesOf(loadedFor(LOGIN), '@mui/x-data-grid')).toEqual([]);
    expect(modulesOf(loadedFor(LOGIN), '/src/resources/')).toEqual([]);
  });
});

describe('The code before the first rows of tickets', () => {
  it('is at most 340 KiB', () => {
    expect(sizeOf(loadedFor(ROWS))).toBeLessThanOrEqual(340);
  });

  it('has no form, no dialog, and nothing of quotes but their tab', () => {
    expect(modulesOf(loadedFor(ROWS), 'react-hook-form')).toEqual([]);
    expect(modulesOf(loadedFor(ROWS), '@mui/material/Dialog')).toEqual([]);
    const quotes = modulesOf(loadedFor(ROWS), '/src/resources/quotes/').map((id) => id.split('/').at(-1));
    expect(quotes).toEqual(['index.ts']);
  });
});
