/** The description of the API holds every call with what it takes and answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the description of the API', () => {
  it('says what a call takes and answers, by the declared fields', async () => {
    const { body } = await shop.administrator.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const add = body.paths['/api/database/tooling/add'].post;
    const payload = add.requestBody.content['application/json'].schema;
    expect(payload.properties.size_across).toMatchObject({ title: 'Size AC', description: 'in in' });
    expect(payload.properties.die_repeat_in).toMatchObject({ readOnly: true });
    expect(add.responses['201'].content['application/json'].schema.items.properties).toHaveProperty('version');
  });

  it('is for administrators', async () => {
    expect((await shop.staff.get('/api/openapi.json')).status).toBe(403);
    expect((await shop.anonymous.get('/api/openapi.json')).status).toBe(401);
  });
});
