/** The built client is served beside the API: its own addresses answer with its one page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

const directory = mkdtempSync(join(tmpdir(), 'label-shop-client-'));
const page = '<!doctype html><meta property="csp-nonce" nonce="CSP_NONCE"><title>Label Shop Manager</title>';
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;

let shop: TestShop;
beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), page);
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  writeFileSync(join(directory, 'assets', 'index-a1b2c3.js'), script);
  writeFileSync(join(directory, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, 'assets', 'index-a1b2c3.js.gz'), gzipSync(script));
  shop = await openTestShop({ settings: { clientDirectory: directory } });
});
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

const browse = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml', ...headers } });

describe('the client', () => {
  it.each(['/', '/index.html', '/job-tickets', '/job-tickets/7/parts/3', '/setup/customers?sort=id', '/login'])(
    'answers %s with its page, whose nonce is good for the one answer',
    async (url) => {
      const response = await browse(url);
      expect(response.statusCode).toBe(200);
      const nonce = /nonce="([\w-]{24})"/.exec(response.body)?.[1] ?? 'none';
      expect(response.body).toBe(page.replace('CSP_NONCE', nonce));
      expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(response.headers['cache-control']).toBe('no-store');
      expect((await browse(url)).body).not.toContain(nonce);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it('answers its root also to whoever only looks whether it is there', async () => {
    expect((await shop.app.inject({ url: '/', headers: { accept: '*/*' } })).statusCode).toBe(200);
    expect((await shop.app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
    expect((await shop.app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } })).statusCode).toBe(404);
  });

  it.each(['/%', '/job-tickets/%E0%A4%A'])(
    'leads a browser from %s, which is no address, to its start',
    async (url) => {
      const response = await browse(url);
      expect({ status: response.statusCode, location: response.headers.location }).toEqual({
        status: 302,
        location: '/',
      });
      expect((await browse(`/api${url}`)).statusCode).toBe(400);
    },
  );

  it('has assets that never change under their name', async () => {
    const response = await browse('/assets/index-a1b2c3.js', { accept: '*/*' });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.body).toBe(script);
    expect((await browse('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ])('is sent as the build has compressed it, %s', async (encoding, accepted, decompress) => {
    const response = await browse('/assets/index-a1b2c3.js', { accept: '*/*', 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(String(decompress(response.rawPayload))).toBe(script);
  });

  it('may run its own scripts and no others', async () => {
    const policy = String((await browse('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('answers nothing else with its page', async () => {
    expect((await browse('/assets/gone.js')).statusCode).toBe(404);
    expect((await browse('/api/nothing')).statusCode).toBe(404);
    expect((await shop.app.inject({ method: 'POST', url: '/job-tickets' })).statusCode).toBe(404);
    expect((await browse('/..%2f..%2fetc%2fpasswd', { accept: '*/*' })).statusCode).toBeGreaterThanOrEqual(400);
  });
});
