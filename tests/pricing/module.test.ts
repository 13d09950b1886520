import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../src/pricing', import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join(folder, file));

/** The engine as a browser would load it, with everything it imports, types left out. */
const bundle = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: join(folder, 'index.ts'), formats: ['es'] } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (result === undefined || !('output' in result)) throw new Error('Nothing was built');
  return result.output[0];
};

describe('the pricing engine', () => {
  it('imports nothing from outside its folder but types', async () => {
    const { moduleIds, imports, dynamicImports } = await bundle();
    expect([...imports, ...dynamicImports]).toEqual([]);
    expect(moduleIds.filter((id) => !files.includes(id))).toEqual([]);
  });

  it('asks neither the clock nor the network nor the screen', () => {
    for (const file of files) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(Date|fetch|window|document|process|Math\.random)\b[.(]/);
    }
  });

  it('is less than 12 KiB to load, compressed', async () => {
    const { code } = await bundle();
    expect(gzipSync(code).length).toBeLessThan(12 * 1024);
  });
});
