/** Who may call what, for every route that the server has. */

import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardRoutes } from '../../../server/auth/guard';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Route = { method: 'GET' | 'POST' | 'PUT'; path: string };

const OPEN = ['/api/health', '/api/database/users/login'];
const STAFF = ['/api/database/job-tickets', '/api/database/job-ticket-parts', '/api/database/timesheets'];

const isForStaff = ({ path }: Route): boolean =>
  path.endsWith('/options') || path.endsWith('/users/{id}/password') || STAFF.some((start) => path.startsWith(start));

const routesOf = async (): Promise<Route[]> => {
  const { body } = await shop.administrator.get('/api/openapi.json');
  return Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Route['method'], path })),
  );
};

const statuses = async (token: string | undefined): Promise<Map<Route, number>> => {
  const result = new Map<Route, number>();
  for (const route of await routesOf()) {
    if (OPEN.includes(route.path)) continue;
    const response = await shop.app.inject({
      method: route.method,
      url: route.path.replace('{id}', '7'),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(route.method === 'GET' ? {} : { payload: {} }),
    });
    result.set(route, response.statusCode);
  }
  return result;
};

const named = (routes: Iterable<Route>): string[] => [...routes].map(({ method, path }) => `${method} ${path}`);
const withStatus = (found: Map<Route, number>, wanted: (status: number, route: Route) => boolean): string[] =>
  named([...found].filter(([route, status]) => wanted(status, route)).map(([route]) => route));

describe('every route', () => {
  it('is described', async () => {
    const routes = named(await routesOf());
    expect(routes.length).toBeGreaterThan(50);
    expect(routes).toContain('PUT /api/database/job-tickets/parts/update');
  });

  it('but login and health wants somebody to be logged in', async () => {
    expect(withStatus(await statuses(undefined), (status) => status !== 401)).toEqual([]);
  });

  it('is for staff only where it belongs to job tickets, holds options or is their own password', async () => {
    const found = await statuses(await shop.signIn('sam'));
    expect(
      withStatus(found, (status, route) => (status === 403) === isForStaff(route) && !route.path.endsWith('/password')),
    ).toEqual([]);
  });

  it('is for administrators', async () => {
    const found = await statuses(await shop.signIn('anna'));
    expect(withStatus(found, (status) => status === 401 || status === 403)).toEqual([]);
  });

  it('that declares no access rule keeps the server from starting', () => {
    const app = fastify();
    guardRoutes(app, shop.database);
    expect(() => app.get('/secret', () => 'told')).toThrow('GET /secret declares no access rule');
  });

  it('of the API says on its answer that scripts come from here alone', async () => {
    const answer = await shop.anonymous.get('/api/health');
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('staff', () => {
  it('are told why they may not', async () => {
    expect(await shop.staff.get('/quotes')).toMatchObject({
      status: 403,
      body: { message: 'This is for administrators only' },
    });
  });
});
