/** The exact calls: method, path with its oddities, query, headers, body, and what becomes of the answer. */
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/providers/dataProvider';
import { keepOwner, readSession } from '../../src/providers/session';
import { aToken, catchConsole, cutNetwork, stubNetwork, stubStorage } from './support';

const token = aToken({ role: 'administrator', employeeId: 7, name: 'Ann Lee' });

let logged: string[];
beforeEach(() => {
  stubStorage({ token });
  logged = catchConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAGE = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'id', order: 'DESC' },
  filter: { q: 'gloss' },
} as const;

const caught = async (promise: Promise<unknown>): Promise<HttpError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error(`An HttpError was expected, not ${error}`);
  return error;
};

describe('Every resource', () => {
  it.each([
    ['users', '/users', '/users/7}', '/users/7/update', '/users/add'],
    ['job-tickets', '/job-tickets', '/job-tickets/7', '/job-tickets/7/update', '/job-tickets/add'],
    ['quotes', '/quotes', '/quotes/7', '/quotes/7/update', '/quotes/add'],
    ['customers', '/customers', '/customers/7', '/customers/7/update', '/customers/add'],
    ['tooling', '/tooling', '/tooling/7}', '/tooling/7/update', '/tooling/add'],
    ['materials', '/materials', '/materials/7}', '/materials/7/update', '/materials/add'],
    ['overhead', '/overheads', '/overhead/7', '/overhead/7/update', '/overhead/add'],
    ['ink-recipes', '/ink-recipes', '/ink-recipes/7', '/ink-recipes/7/update', '/ink-recipes/add'],
  ])('is asked for and saved at its own paths: %s', async (resource, list, one, update, add) => {
    const record = { id: 7, version: 3, notes: 'x' };
    const calls = stubNetwork((call) => ({
      json: [record],
      headers: call.query.range ? { 'Content-Range': `${resource} 25-25/26` } : undefined,
    }));

    expect(await dataProvider.getList(resource, PAGE)).toEqual({ data: [record], total: 26 });
    expect(await dataProvider.getOne(resource, { id: 7 })).toEqual({ data: record });
    expect(await dataProvider.update(resource, { id: 7, data: { notes: 'x' }, previousData: record })).toEqual({
      data: record,
    });
    expect(await dataProvider.create(resource, { data: { notes: 'x' } })).toEqual({ data: record });

    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /api/database${list}`,
      `GET /api/database${one}`,
      `PUT /api/database${update}`,
      `POST /api/database${add}`,
    ]);
    expect(calls[0]?.query).toEqual({ sort: '["id","DESC"]', range: '[25,49]', filter: '{"q":"gloss"}' });
    expect(calls[1]?.query).toEqual({});
    expect(calls[3]?.body).toEqual({ notes: 'x' });
    for (const { headers } of calls) {
      expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
    }
  });

  it('is asked for by many ids at once', async () => {
    const calls = stubNetwork(() => ({
      json: [{ id: 2 }, { id: 5 }],
      headers: { 'Content-Range': 'customers 0-1/2' },
    }));
    const { data } = await dataProvider.getMany('customers', { ids: [2, 5] });
    expect(data).toEqual([{ id: 2 }, { id: 5 }]);
    expect(calls).toMatchObject([{ path: '/api/database/customers', query: { filter: '{"id":[2,5]}' } }]);
  });
});

describe('An update', () => {
  it('sends the whole record, with its version', async () => {
    const calls = stubNetwork(() => ({ json: [{ id: 7, version: 4, po_number: 'B', notes: 'kept' }] }));
    await dataProvider.update('job-tickets', {
      id: 7,
      data: { po_number: 'B' },
      previousData: { id: 7, version: 3, po_number: 'A', notes: 'kept' },
    });
    expect(calls[0]?.body).toEqual({ id: 7, version: 3, po_number: 'B', notes: 'kept' });
  });

  it('sends no version where the record has none', async () => {
    const calls = stubNetwork(() => ({ json: [{ id: 7 }] }));
    await dataProvider.update('quotes', { id: 7, data: { waste: 0.1 }, previousData: { id: 7 } });
    expect(calls[0]?.body).toEqual({ id: 7, waste: 0.1 });
  });

  it('takes the version of the form over that of the cache', async () => {
    const calls = stubNetwork(() => ({ json: [{ id: 7 }] }));
    await dataProvider.update('quotes', { id: 7, data: { version: 5 }, previousData: { id: 7, version: 3 } });
    expect(calls[0]?.body).toMatchObject({ version: 5 });
  });
});

describe('The screen of one person on which another has signed in', () => {
  const sessionOf = (employeeId: number) => aToken({ role: 'staff', employeeId, name: `Person ${employeeId}` });
  const update = () =>
    dataProvider.update('job-tickets', { id: 7, data: { po_number: 'B' }, previousData: { id: 7, po_number: 'A' } });
  afterEach(() => keepOwner(null));

  it('saves nothing until its own person is back', async () => {
    const calls = stubNetwork(() => ({ json: [{ id: 7 }] }));
    stubStorage({ token: sessionOf(1) });
    keepOwner(readSession());
    stubStorage({ token: sessionOf(2) });
    await expect(update()).rejects.toMatchObject({ status: 401, body: { unsaved: true } });
    expect(calls).toEqual([]);
    stubStorage({ token: sessionOf(1) });
    await expect(update()).resolves.toMatchObject({ data: { id: 7 } });
  });
});

describe('A call that was under way while somebody signed in again', () => {
  it('is repeated in the new session, once', async () => {
    const [old, fresh] = [60, 120].map((exp) => aToken({ role: 'staff', employeeId: 1, exp: Date.now() / 1000 + exp }));
    stubStorage({ token: old ?? '' });
    const calls = stubNetwork(() => {
      stubStorage({ token: fresh ?? '' });
      return calls.length < 2 ? { status: 401, json: {} } : { json: [{ id: 7 }] };
    });
    await expect(dataProvider.getOne('job-tickets', { id: 7 })).resolves.toMatchObject({ data: { id: 7 } });
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${old}`, `Bearer ${fresh}`]);
  });
});

describe('Adding', () => {
  const keyOf = async (meta?: object) => {
    const calls = stubNetwork(() => ({ status: 201, json: [{ id: 1 }] }));
    await dataProvider.create('quotes', { data: { waste: 0.1 }, meta });
    expect(calls[0]?.body).toEqual({ waste: 0.1 });
    return calls[0]?.headers['idempotency-key'];
  };

  it("carries the form's own key, so that a second attempt adds nothing", async () => {
    expect(await keyOf({ idempotencyKey: 'the-form' })).toBe('the-form');
  });

  it('carries a random UUID where the form has none', async () => {
    const first = await keyOf();
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await keyOf()).not.toBe(first);
  });
});

describe.each([
  ['job-ticket-parts', '/job-tickets/12/parts', '/job-tickets/parts/update', '/job-tickets/parts/add'],
  ['timesheets', '/job-tickets/12/timesheets', '/timesheets/3/update', '/timesheets/add'],
])('What belongs to a ticket: %s', (resource, list, update, add) => {
  const records = [
    { id: 4, job_ticket_id: 12, footage: 10 },
    { id: 3, job_ticket_id: 12, footage: 30 },
    { id: 5, job_ticket_id: 12, footage: null },
  ];

  it('is listed through its ticket, whole, and sorted here', async () => {
    const calls = stubNetwork(() => ({ json: records }));
    const { data, total } = await dataProvider.getManyReference(resource, {
      target: 'job_ticket_id',
      id: 12,
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'footage', order: 'DESC' },
      filter: {},
    });
    expect(calls).toMatchObject([{ method: 'GET', path: `/api/database${list}`, query: {} }]);
    expect(data.map(({ id }) => id)).toEqual([3, 4]);
    expect(total).toBe(3);
  });

  it('is found by its id in that list', async () => {
    const calls = stubNetwork(() => ({ json: records }));
    const { data } = await dataProvider.getOne(resource, { id: 3, meta: { job_ticket_id: 12 } });
    expect(data).toEqual(records[1]);
    expect(calls).toMatchObject([{ method: 'GET', path: `/api/database${list}`, query: {} }]);
  });

  it('is missing when the list does not have it', async () => {
    stubNetwork(() => ({ json: records }));
    const error = await caught(dataProvider.getOne(resource, { id: 99, meta: { job_ticket_id: 12 } }));
    expect(error).toMatchObject({ status: 404, message: expect.stringContaining('found with Id 99') });
  });

  it('is saved and added', async () => {
    const calls = stubNetwork(() => ({ json: [records[1]] }));
    await dataProvider.update(resource, { id: 3, data: { footage: 30 }, previousData: { id: 3, job_ticket_id: 12 } });
    await dataProvider.create(resource, { data: { job_ticket_id: 12, footage: 30 } });
    expect(calls).toMatchObject([
      { method: 'PUT', path: `/api/database${update}`, body: { id: 3, job_ticket_id: 12, footage: 30 } },
      { method: 'POST', path: `/api/database${add}`, body: { job_ticket_id: 12, footage: 30 } },
    ]);
  });

  it('cannot be asked for without its ticket', async () => {
    stubNetwork();
    await expect(dataProvider.getOne(resource, { id: 3 })).rejects.toThrow('needs job_ticket_id');
  });
});

describe('The standards', () => {
  it('are one record at one address', async () => {
    const record = { id: 1, version: 1, core_wall: 0.125 };
    const calls = stubNetwork(() => ({ json: [record] }));
    expect((await dataProvider.getOne('standards', { id: 1 })).data).toEqual(record);
    expect(
      (await dataProvider.getList('standards', { ...PAGE, filter: {}, pagination: { page: 1, perPage: 25 } })).data,
    ).toEqual([record]);
    await dataProvider.update('standards', { id: 1, data: { core_wall: 0.2 }, previousData: record });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/database/standards',
      'GET /api/database/standards',
      'PUT /api/database/standards/update',
    ]);
    expect(calls[2]?.body).toEqual({ id: 1, version: 1, core_wall: 0.2 });
  });
});

describe('A year of overhead', () => {
  it('has its calendar year as id, which it does not send', async () => {
    const calls = stubNetwork(() => ({ json: [{ calendar_year: 2026, rent: 1 }] }));
    const { data } = await dataProvider.getOne('overhead', { id: '2026' });
    expect(data).toEqual({ id: 2026, calendar_year: 2026, rent: 1 });
    await dataProvider.update('overhead', { id: 2026, data: { rent: 2 }, previousData: data });
    await dataProvider.create('overhead', { data: { calendar_year: 2027 } });
    expect(calls).toMatchObject([
      { method: 'GET', path: '/api/database/overhead/2026' },
      { method: 'PUT', path: '/api/database/overhead/2026/update' },
      { method: 'POST', path: '/api/database/overhead/add', body: { calendar_year: 2027 } },
    ]);
    expect(calls[1]?.body).toEqual({ calendar_year: 2026, rent: 2 });
  });
});

describe('Options', () => {
  const options = [
    { value: 1, label: 'Acme Foods' },
    { value: 2, label: 'Borealis' },
    { value: 12, label: 'Food Acme' },
  ];

  it.each(['customers', 'tooling', 'materials', 'lamination', 'quotes'])(
    'are asked for at their list: %s',
    async (name) => {
      const calls = stubNetwork(() => ({ json: options }));
      expect(await dataProvider.options(name)).toEqual({ data: options });
      expect(calls).toMatchObject([{ method: 'GET', path: `/api/database/${name}/options`, query: {} }]);
    },
  );

  it('are searched and capped by the server', async () => {
    const calls = stubNetwork(() => ({ json: [options[0]] }));
    await dataProvider.options('customers', { q: 'acme', limit: 50 });
    await dataProvider.options('customers', { value: 1 });
    expect(calls.map(({ query }) => query)).toEqual([{ q: 'acme', limit: '50' }, { value: '1' }]);
  });

  it('are searched and capped here where the server answers with all of them', async () => {
    stubNetwork(() => ({ json: options }));
    expect((await dataProvider.options('customers', { q: 'acme foo' })).data.map(({ value }) => value)).toEqual([
      1, 12,
    ]);
    expect((await dataProvider.options('customers', { q: 'acme', limit: 1 })).data).toEqual([options[0]]);
    expect((await dataProvider.options('customers', { q: 'food ACME', limit: 1 })).data).toEqual([options[2]]);
    expect((await dataProvider.options('customers', { value: '12' })).data).toEqual([options[2]]);
  });

  it.each([
    ['customers', 'Unable to fetch customers'],
    ['tooling', 'Unable to fetch tooling'],
    ['materials', 'Unable to fetch materials'],
    ['lamination', 'Unable to fetch lamination'],
  ])('are reported when there are none at all: %s', async (name, text) => {
    stubNetwork(() => ({ json: [] }));
    expect(await dataProvider.options(name)).toEqual({ data: [] });
    expect(logged).toEqual([text]);
  });

  it('may well lack what is searched for', async () => {
    stubNetwork(() => ({ json: [] }));
    await dataProvider.options('customers', { q: 'nobody' });
    expect(logged).toEqual([]);
  });
});

describe('History, uses and password', () => {
  it('asks for the changes of a record', async () => {
    const entry = { id: 1, resource: 'overhead', record_id: 2026, action: 'update', changes: [] };
    const calls = stubNetwork(() => ({ json: [entry] }));
    expect(await dataProvider.history('overhead', 2026)).toEqual({ data: [entry] });
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/database/overhead/2026/history' }]);
  });

  it('has none on a server that keeps none', async () => {
    stubNetwork(() => ({ status: 404, text: 'Cannot GET' }));
    expect((await caught(dataProvider.history('quotes', 3))).status).toBe(404);
  });

  it('asks by how many records another is used', async () => {
    const calls = stubNetwork(() => ({ json: [{ resource: 'quotes', count: 3 }] }));
    expect(await dataProvider.uses('tooling', 7)).toEqual({ data: [{ resource: 'quotes', count: 3 }] });
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/database/tooling/7/uses' }]);
  });

  it('changes a password', async () => {
    const calls = stubNetwork(() => ({ status: 204 }));
    await dataProvider.changePassword(7, { password: 'new secret', current_password: 'old secret' });
    expect(calls).toMatchObject([
      {
        method: 'PUT',
        path: '/api/database/users/7/password',
        body: { password: 'new secret', current_password: 'old secret' },
      },
    ]);
  });

  it('prices a quote without saving it', async () => {
    const calls = stubNetwork(() => ({ json: [{ rates: { overhead_total: 96_000 } }] }));
    const { data } = await dataProvider.priceQuote({ material_id: 3 });
    expect(data).toEqual({ rates: { overhead_total: 96_000 } });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/database/quotes/price', body: { material_id: 3 } }]);
  });

  it('duplicates a quote, under a key that makes it safe to repeat', async () => {
    const calls = stubNetwork(() => ({ status: 201, json: [{ id: 9 }] }));
    const { data } = await dataProvider.duplicateQuote(7, 'kept', 'a-key');
    expect(data).toEqual({ id: 9 });
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/database/quotes/7/duplicate', body: { rates: 'kept' } },
    ]);
    expect(calls[0]?.headers['idempotency-key']).toBe('a-key');
  });
});

describe('An import', () => {
  const imported = { rows: [{ customer_name: 'Acme' }], existing: 'keep' } as const;

  it('has its rows checked', async () => {
    const calls = stubNetwork(() => ({ json: { rows: [{ outcome: 'add' }] } }));
    expect(await dataProvider.checkImport('customers', imported)).toEqual({ data: [{ outcome: 'add' }] });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/database/customers/import/check', body: imported }]);
  });

  it('tells how far it is, and what came of it', async () => {
    const calls = stubNetwork(() => ({
      text: '{"done":0,"total":500}\n{"done":250,"total":500}\n{"added":499,"updated":1,"kept":0}\n',
    }));
    const steps: number[] = [];
    const { data } = await dataProvider.importRows('customers', imported, (done) => steps.push(done));
    expect(steps).toEqual([0, 250]);
    expect(data).toEqual({ added: 499, updated: 1, kept: 0 });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/database/customers/import', body: imported }]);
  });

  it.each([
    ['refused at once', { status: 400, json: { message: '1 row cannot be imported' } }, '1 row cannot be imported'],
    [
      'given up halfway',
      { text: '{"done":0,"total":1}\n{"message":"Nothing was imported"}\n' },
      'Nothing was imported',
    ],
    ['broken off', { text: '{"done":0,"total":1}\n{"do' }, 'The answer broke off'],
    ['not known to the server', { status: 404, text: 'Cannot POST' }, 'Unable to import customers'],
  ])('that is %s rejects with the reason', async (_title, answer, reason) => {
    stubNetwork(() => answer);
    expect((await caught(dataProvider.importRows('customers', imported))).message).toContain(reason);
  });
});

describe('Failures', () => {
  const one = (resource: string, meta?: object) => dataProvider.getOne(resource, { id: 7, meta });
  const update = (resource: string) => dataProvider.update(resource, { id: 7, data: {}, previousData: { id: 7 } });
  const add = (resource: string) => dataProvider.create(resource, { data: {} });

  it.each([
    ['No quote found with Id', 'Quote #7', 'quotes'],
    ['No customer found with Id', 'Customer #7', 'customers'],
    ['No material found with Id', 'Material #7', 'materials'],
    ['No tooling found with Id', 'Tooling #7', 'tooling'],
    ['No JobTicket found with Id 7', 'Job Ticket #7', 'job-tickets'],
    ['No user found with Id 7', 'User #7', 'users'],
    ['No overhead found for 7', 'Overhead 7', 'overhead'],
  ])(
    'are logged, and shown without calling a record missing that could not be read: %s',
    async (text, name, resource) => {
      stubNetwork(() => ({ status: 500, json: { message: 'Internal error' } }));
      const error = await caught(one(resource));
      expect(logged).toEqual(['Response status: 500', text]);
      expect(error).toMatchObject({ status: 500, message: `${name} could not be read: Internal error` });
    },
  );

  it.each([
    ['Unable to update quote', () => update('quotes')],
    ['Unable to update tooling', () => update('tooling')],
    ['Unable to update material', () => update('materials')],
    ['Unable to update job ticket with Id 7', () => update('job-tickets')],
    ['Unable to update user with Id 7', () => update('users')],
    ['Unable to create new customer', () => add('customers')],
    ['Unable to create tooling', () => add('tooling')],
    ['Unable to add material', () => add('materials')],
    ['Unable to add overhead', () => add('overhead')],
    ['Unable to create new quote', () => add('quotes')],
    ['Unable to create new part', () => add('job-ticket-parts')],
    ['Unable to fetch customers', () => dataProvider.options('customers')],
  ])('are logged and shown: %s', async (text, call) => {
    stubNetwork(() => ({ status: 500, json: { message: 'Internal error' } }));
    const error = await caught(call());
    expect(logged).toEqual(['Response status: 500', text]);
    expect(error).toMatchObject({ status: 500, message: `${text}: Internal error` });
  });

  it.each(['quotes', 'customers', 'materials', 'tooling', 'job-tickets', 'users', 'overhead'])(
    'include an empty array instead of a record or an update: %s',
    async (resource) => {
      stubNetwork(() => ({ json: [] }));
      expect((await caught(one(resource))).status).toBe(404);
      expect((await caught(update(resource))).status).toBe(404);
      expect(logged).toHaveLength(2);
    },
  );

  it('do not include an empty page', async () => {
    stubNetwork(() => ({ json: [], headers: { 'Content-Range': 'quotes */0' } }));
    expect(await dataProvider.getList('quotes', PAGE)).toEqual({ data: [], total: 0 });
    expect(logged).toEqual([]);
  });

  it('include an empty list where the catalogue has words for it: that of parts, not that of hours', async () => {
    stubNetwork(() => ({ json: [] }));
    const ofTicket = { ...PAGE, target: 'job_ticket_id', id: 7 };
    expect((await dataProvider.getManyReference('timesheets', ofTicket)).data).toEqual([]);
    expect(logged).toEqual([]);
    expect((await dataProvider.getManyReference('job-ticket-parts', ofTicket)).data).toEqual([]);
    expect(logged).toEqual(['No parts found for quote with Id 7']);
  });

  it('say of a missing record only that it is missing', async () => {
    stubNetwork(() => ({ status: 404, json: { message: 'Not found' } }));
    expect((await caught(one('job-tickets'))).message).toBe('No JobTicket found with Id 7');
    expect(logged).toEqual(['Response status: 404', 'No JobTicket found with Id 7']);
  });

  it('name a missing record by its number, also where the logged text does not', async () => {
    stubNetwork(() => ({ status: 404, json: { message: 'Not found' } }));
    expect((await caught(one('tooling'))).message).toBe('No tooling found with Id 7');
    expect(logged).toEqual(['Response status: 404', 'No tooling found with Id']);
  });

  it("bring the server's texts to their fields", async () => {
    const body = { message: 'Some values cannot be saved', errors: { die_number: 'Already in use' } };
    stubNetwork(() => ({ status: 400, json: body }));
    const error = await caught(update('tooling'));
    expect(error).toMatchObject({ status: 400, message: `Unable to update tooling: ${body.message}`, body });
  });

  it('bring the other version after a conflict', async () => {
    const body = { message: 'Bo changed it', current: { id: 7, version: 4 }, changed_by: 'Bo', changed_at: 'now' };
    stubNetwork(() => ({ status: 409, json: body }));
    expect(await caught(update('quotes'))).toMatchObject({ status: 409, body });
  });

  it('say that nobody answers, and that nothing typed is lost', async () => {
    cutNetwork();
    expect(await caught(update('quotes'))).toMatchObject({
      status: 0,
      message: 'Unable to update quote: The server cannot be reached. Try again in a moment.',
    });
    expect((await caught(one('quotes'))).message).toBe('Quote #7 could not be read: The server cannot be reached.');
  });

  it('keep a save from being lost with the session', async () => {
    stubNetwork(() => ({ status: 401, json: { message: 'jwt expired' } }));
    expect(await caught(update('quotes'))).toMatchObject({
      status: 401,
      body: { unsaved: true, reason: 'jwt expired' },
    });
    expect((await caught(one('quotes'))).body).not.toHaveProperty('unsaved');
  });

  it('do not take a page of markup for a list, or for a saved record', async () => {
    stubNetwork(() => ({ text: '<!doctype html>' }));
    const reason = 'Something other than the shop answered. Try again in a moment.';
    expect((await caught(dataProvider.getList('quotes', PAGE))).message).toBe(`Unable to fetch quotes: ${reason}`);
    expect((await caught(update('quotes'))).message).toBe(`Unable to update quote: ${reason}`);
  });

  it('are not made of a call that was given up', async () => {
    const controller = new AbortController();
    controller.abort();
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
    const call = dataProvider.getList('quotes', { ...PAGE, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(logged).toEqual([]);
  });

  it('carry the signal to the network', async () => {
    const calls = stubNetwork(() => ({ json: [{ id: 7 }] }));
    const { signal } = new AbortController();
    await dataProvider.getOne('quotes', { id: 7, signal });
    expect(calls[0]?.signal).toBe(signal);
    expect(dataProvider.supportAbortSignal).toBe(true);
  });
});

describe('Without a session', () => {
  it('no token is sent', async () => {
    stubStorage({ token: 'garbage' });
    const calls = stubNetwork(() => ({ json: [{ id: 7 }] }));
    await dataProvider.getOne('quotes', { id: 7 });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });
});
