/** Clients that send too slowly, too much, or nothing: their connections are closed. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLimits } from '../support/config';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await openTestShop({
    limits: {
      ...testLimits,
      headersTimeout: 300,
      requestTimeout: 600,
      timeoutCheck: 50,
      stalledTimeout: 1500,
      connections: 5,
    },
  });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

/** Opens a connection, says something, and hands back all that came until it was closed. */
const talk = async (begin: (socket: Socket) => void): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString();
  });
  // A connection that is closed while something is still being written ends with an error.
  socket.on('error', () => undefined);
  socket.once('connect', () => begin(socket));
  await once(socket, 'close');
  return answer;
};

/** Goes on writing, a little at a time, until the connection is closed. */
const drip = (socket: Socket, text: string): void => {
  const timer = setInterval(() => socket.write(text), 50);
  socket.once('close', () => clearInterval(timer));
};

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const POST = 'POST /api/database/users/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';

describe('a connection is closed', () => {
  it('when its headers take too long', async () => {
    const answer = await talk((socket) => {
      socket.write('GET /api/health HTTP/1.1\r\nHost: shop\r\n');
      drip(socket, 'X-Slow: 1\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('when its body takes too long', async () => {
    const answer = await talk((socket) => {
      socket.write(`${POST}Content-Length: 1000\r\n\r\n`);
      drip(socket, ' ');
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('when nothing ever comes', async () => {
    expect(await talk(() => undefined)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('when its address and headers are too long', async () => {
    const answer = await talk((socket) => socket.write(`GET /api/health?${'x'.repeat(20_000)} HTTP/1.1\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('when it speaks something else', async () => {
    expect(await talk((socket) => socket.write('\x16\x03\x01\x02\x00\x01\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('when there are too many already', async () => {
    await expect.poll(openConnections).toBe(0);
    const open = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        return socket;
      }),
    );
    await expect.poll(openConnections).toBe(5);
    expect(await talk((socket) => socket.write('GET /api/health HTTP/1.1\r\nHost: shop\r\n\r\n'))).toBe('');
    for (const socket of open) socket.destroy();
    await expect.poll(openConnections).toBe(0);
  });
});

describe('a body that is too large', () => {
  it('is not read to its end', async () => {
    const answer = await talk((socket) =>
      socket.write(`${POST}Content-Length: 900000000\r\nConnection: close\r\n\r\n`),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('{"message":"The body is too large"}');
  });

  it.each([
    ['a sign-in', '/users/login', 5_000],
    ['a record', '/customers/add', 600_000],
  ])('is refused: %s', async (_what, path, length) => {
    const answer = await shop.administrator.post(path, { notes: 'x'.repeat(length) });
    expect(answer).toMatchObject({ status: 413, body: { message: 'The body is too large' } });
  });
});

it('goes on serving everybody else, beside them and after them', async () => {
  const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: shop\r\n';
  const served = () => talk((socket) => socket.write(`${HEALTH}Connection: close\r\n\r\n`));
  const slow = talk((socket) => {
    socket.write(HEALTH);
    drip(socket, 'X-Slow: 1\r\n');
  });
  expect(await served()).toMatch(/^HTTP\/1\.1 200 /);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  expect(await served()).toMatch(/^HTTP\/1\.1 200 /);
});
