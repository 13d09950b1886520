import type { FastifySchema, RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { compileSerializer, compileValidator } from '../../../server/http/schemaCompilers';
import { openTestShop } from '../support/testShop';

const PARTS = ['body', 'querystring', 'params', 'headers'] as const satisfies (keyof FastifySchema)[];

it('Every schema of a route makes a function, though a start does not wait for it', async () => {
  const routes: RouteOptions[] = [];
  const shop = await openTestShop({ onRoute: (route) => routes.push(route) });
  await shop.close();
  let compiled = 0;
  for (const { url, method, schema = {} } of routes) {
    const route = { url, method: [method].flat().join() };
    for (const part of PARTS) {
      const checked = schema[part];
      if (checked) expect(compileValidator({ ...route, schema: checked, httpPart: part })).toBeTypeOf('function');
      if (checked) compiled += 1;
    }
    for (const [httpStatus, answer] of Object.entries(schema.response ?? {})) {
      expect(compileSerializer({ ...route, schema: answer, httpStatus })).toBeTypeOf('function');
      compiled += 1;
    }
  }
  expect(compiled).toBeGreaterThan(routes.length);
});
