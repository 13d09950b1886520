/** What each answer tells the browser about how to treat it. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
let behindProxy: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  behindProxy = await openTestShop({ settings: { trustedProxies: ['10.0.0.2'] } });
});
afterAll(async () => {
  await shop.close();
  await behindProxy.close();
});

const headersOf = async (options: InjectOptions, of = shop) => (await of.app.inject(options)).headers;

describe('every answer', () => {
  it.each(['/api/health', '/api/database/users', '/api/nothing', '/nothing'])('of %s is guarded', async (url) => {
    const headers = await headersOf({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('of the API is kept by nobody', async () => {
    expect(await headersOf({ url: '/api/health' })).toMatchObject({ 'cache-control': 'no-store' });
    expect((await shop.staff.get('/job-tickets')).headers).toMatchObject({ 'cache-control': 'no-store' });
    expect((await shop.anonymous.get('/users')).headers).toMatchObject({ 'cache-control': 'no-store' });
  });
});

describe('HSTS', () => {
  const proxied = (proto: string, remoteAddress = '10.0.0.2') => ({
    url: '/api/health',
    remoteAddress,
    headers: { 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.5' },
  });
  const HEADER = 'strict-transport-security';

  it('is sent where the trusted proxy was reached by TLS', async () => {
    expect((await headersOf(proxied('https'), behindProxy))[HEADER]).toMatch(/^max-age=31536000/);
  });

  it('is sent neither without TLS nor on the word of anybody else', async () => {
    expect(await headersOf({ url: '/api/health' })).not.toHaveProperty(HEADER);
    expect(await headersOf(proxied('http'), behindProxy)).not.toHaveProperty(HEADER);
    expect(await headersOf(proxied('https', '203.0.113.9'), behindProxy)).not.toHaveProperty(HEADER);
    expect(await headersOf(proxied('https'))).not.toHaveProperty(HEADER);
  });
});
