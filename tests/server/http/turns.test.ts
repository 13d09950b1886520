/** Clients who come while many others are being served. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeTurns } from '../../../server/http/turns';

const REQUEST = 'GET /work HTTP/1.1\r\nHost: shop\r\n\r\n';
const BUSY = 30;
const LATE = 20;

let app: FastifyInstance;
let port: number;
/** What was served, in order: the names that requests came with. */
let served: string[];
const sockets: Socket[] = [];

beforeEach(async () => {
  const here: string[] = [];
  served = here;
  app = fastify();
  takeTurns(app);
  app.get<{ Querystring: { name?: string } }>('/work', async ({ query }) => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    here.push(query.name ?? 'busy');
    return 'done';
  });
  app.get('/always', { config: { always: true } }, async () => here.length);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const open = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

/** Somebody who asks again as soon as there is an answer. */
const keepAsking = async (): Promise<void> => {
  const socket = await open();
  socket.on('data', () => socket.write(REQUEST));
  socket.write(REQUEST);
};

it('who connect while others keep the server busy are served after everybody once or twice', async () => {
  for (let client = 0; client < BUSY; client += 1) await keepAsking();
  await expect.poll(() => served.length).toBeGreaterThan(BUSY);

  const before = served.length;
  const late = Array.from({ length: LATE }, async (_, index) => {
    const socket = await open();
    socket.write(REQUEST.replace('/work', `/work?name=${index}`));
    await once(socket, 'data');
  });
  await Promise.all(late);
  const meanwhile = served.slice(before);
  expect(meanwhile.filter((name) => name !== 'busy')).toHaveLength(LATE);
  // Accepted one after the other, with everybody's answers between each two, they would wait for BUSY * LATE.
  expect(meanwhile.length).toBeLessThan((BUSY + LATE) * 4);
});

it('are served in the order in which they came', async () => {
  const answers = Array.from({ length: 20 }, (_, index) => app.inject(`/work?name=${index}`));
  await Promise.all(answers);
  expect(served).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
});

it('need no turn to ask after the health of the server', async () => {
  const answers = Array.from({ length: 20 }, () => app.inject('/work'));
  const health = await app.inject('/always');
  expect(Number(health.body)).toBeLessThan(20);
  await Promise.all(answers);
  expect(served).toHaveLength(20);
});
