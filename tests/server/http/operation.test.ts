/** Health, figures, and what happens when there is too much to do. */
import fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handleError } from '../../../server/http/errorHandler';
import { overloadOf } from '../../../server/http/overload';
import { limitRate } from '../../../server/http/rateLimit';
import { testLimits } from '../support/config';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const status = async (options: InjectOptions, of = shop) => (await of.app.inject(options)).statusCode;

describe('the health of the server', () => {
  it('is good: it lives, is ready, works', async () => {
    for (const url of ['/api/health', '/api/health/live', '/api/health/ready']) {
      const response = await shop.app.inject(url);
      expect({ url, status: response.statusCode, body: response.json() }).toEqual({
        url,
        status: 200,
        body: { status: 'ok' },
      });
    }
  });

  it('is told to programs that want no text', async () => {
    for (const url of ['/api/health', '/api/health/live', '/api/health/ready']) {
      const response = await shop.app.inject({ method: 'HEAD', url });
      expect({ url, status: response.statusCode, body: response.body }).toEqual({ url, status: 200, body: '' });
    }
  });

  it('is no readiness without its database, but still life', async () => {
    const other = await openTestShop();
    await other.database.schema.alterTable('standards').renameTo('standards_gone').execute();
    expect(await status({ url: '/api/health/live' }, other)).toBe(200);
    const ready = await other.app.inject('/api/health/ready');
    expect({ status: ready.statusCode, body: ready.json() }).toEqual({ status: 503, body: { status: 'unavailable' } });
    expect(await status({ url: '/api/health' }, other)).toBe(503);
    await other.close();
  });
});

describe('the figures', () => {
  const text = async () => (await shop.administrator.get('/api/metrics')).text;

  it('count requests by route and status, sign-ins refused, connections, memory and lag', async () => {
    await shop.staff.get('/job-tickets/1');
    await shop.staff.get('/job-tickets/2');
    await shop.anonymous.post('/users/login', { username: 'sam', password: 'wrong' });
    await shop.anonymous.get('/api/no/such/thing');
    const figures = await text();
    expect(figures).toMatch(
      /label_shop_request_duration_seconds_count\{method="GET",route="\/api\/database\/job-tickets\/:id",status="404"\} 2\n/,
    );
    expect(figures).toContain('label_shop_sign_in_failures_total{reason="wrong"} 1\n');
    expect(figures).toContain('label_shop_sign_in_failures_total{reason="too_many"} 0\n');
    expect(figures).toContain('label_shop_request_duration_seconds_count{method="any",route="none",status="404"}');
    expect(figures).toMatch(/\nlabel_shop_open_connections \d/);
    // The request for the figures itself.
    expect(figures).toContain('\nlabel_shop_requests_in_flight 1\n');
    expect(figures).toMatch(/\nprocess_resident_memory_bytes \d/);
    expect(figures).toMatch(/\nnodejs_eventloop_lag_seconds \d/);
    expect(figures).not.toContain('such/thing');
  });

  it('come in the text format of Prometheus', async () => {
    const { headers } = await shop.administrator.get('/api/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it.each<[string, InjectOptions, number]>([
    ['a program on the same machine', { remoteAddress: '127.0.0.1' }, 200],
    ['the same by IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }, 200],
    ['another machine', { remoteAddress: '192.0.2.1' }, 401],
    ['another machine that claims to be this one', { remoteAddress: '192.0.2.1', headers: { host: 'localhost' } }, 401],
    ['a proxy for somebody', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 401],
    ['a proxy for somebody who claims to be here', { headers: { 'x-forwarded-for': '127.0.0.1' } }, 401],
    ['a proxy in the words of the standard', { headers: { forwarded: 'for=203.0.113.7' } }, 401],
    ['a proxy that only says it is one', { headers: { via: '1.1 proxy' } }, 401],
    ['a proxy that tells the real address', { headers: { 'x-real-ip': '203.0.113.7' } }, 401],
    ['a page whose name points here', { headers: { host: 'evil.example' } }, 401],
  ])('for %s', async (_who, options, expected) => {
    expect(await status({ url: '/api/metrics', ...options })).toBe(expected);
  });

  it('are not for a client behind a trusted proxy that claims to be this machine', async () => {
    const other = await openTestShop({ settings: { trustedProxies: ['192.0.2.1'] } });
    const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' };
    expect(await status({ url: '/api/metrics', remoteAddress: '192.0.2.1', headers }, other)).toBe(401);
    await other.close();
  });

  it('are not for staff elsewhere', async () => {
    const headers = { authorization: `Bearer ${await shop.signIn('sam')}` };
    expect(await status({ url: '/api/metrics', remoteAddress: '192.0.2.1', headers })).toBe(403);
  });
});

describe('too much to do', () => {
  it('is answered with 503 and when to come again, while health and figures are still told', async () => {
    const other = await openTestShop({ limits: { ...testLimits, inFlight: 2 } });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Two requests whose bodies never end hold all the room there is.
    const slow = [1, 2].map(async () => {
      const { Readable } = await import('node:stream');
      const payload = Readable.from(
        (async function* () {
          yield '{"username":"sam",';
          await held;
          yield '"password":"wrong"}';
        })(),
      );
      const headers = { 'content-type': 'application/json' };
      return other.app.inject({ method: 'POST', url: '/api/database/users/login', headers, payload });
    });
    await vi.waitFor(async () => {
      const answer = await other.anonymous.get('/job-tickets');
      expect(answer).toMatchObject({
        status: 503,
        body: { message: 'The server has too much to do. Please try again in a moment' },
        headers: { 'retry-after': '5' },
      });
    });
    expect(await status({ url: '/api/health/ready' }, other)).toBe(200);
    expect(await status({ url: '/api/health/live' }, other)).toBe(200);
    expect(await status({ url: '/api/metrics' }, other)).toBe(200);
    release();
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect((await other.staff.get('/job-tickets')).status).toBe(200);
    await other.close();
  });

  it('is also memory that runs out, or a process that lags', () => {
    const limits = { ...testLimits, eventLoopDelay: 5000, heap: 100, memory: 200 };
    expect(overloadOf({ lag: 5000, heap: 100, memory: 200 }, limits)).toBeNull();
    expect(overloadOf({ lag: 5001, heap: 0, memory: 0 }, limits)).toBe('lag');
    expect(overloadOf({ lag: 0, heap: 101, memory: 0 }, limits)).toBe('heap');
    expect(overloadOf({ lag: 0, heap: 0, memory: 201 }, limits)).toBe('memory');
    expect(overloadOf({ lag: 9e9, heap: 9e9, memory: 9e9 }, testLimits)).toBeNull();
  });
});

describe('one user who sends too much', () => {
  it('waits for the next minute, and nobody else does', async () => {
    const other = await openTestShop({ limits: { ...testLimits, requestsPerMinute: 5 } });
    const ask = () => other.staff.get('/job-tickets');
    for (let request = 0; request < 5; request += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/too many requests/) } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await other.administrator.get('/job-tickets')).status).toBe(200);
    await other.close();
  });

  it('is served again when the minute is over', async () => {
    let now = 0;
    const app = fastify();
    app.setErrorHandler(handleError);
    app.decorateRequest('session', null);
    app.addHook('onRequest', async (request) => {
      request.session = { id: 7, name: 'Sam', role: 'staff' };
    });
    limitRate(app, { ...testLimits, requestsPerMinute: 1 }, () => now);
    app.get('/', () => 'served');
    expect((await app.inject('/')).statusCode).toBe(200);
    now = 59_000;
    const refused = await app.inject('/');
    expect({ status: refused.statusCode, wait: refused.headers['retry-after'] }).toEqual({ status: 429, wait: '1' });
    now = 60_000;
    expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });
});
