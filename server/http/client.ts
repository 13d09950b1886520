/** Serves the built client, so that client and API share one address. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './headers';

/** What is a file of the build, or of an earlier one: no page takes its place. */
const FILES = '/assets/';

/** A browser says that it takes pages. Whoever only looks whether the shop is there asks for its root. */
export const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !url.startsWith(FILES) &&
  (url === '/' || (headers.accept ?? '').includes('text/html'));

const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ message: `There is no ${request.method} ${request.url.split('?')[0]}` });

/** Stands in the built page where its nonce belongs, see `html.cspNonce` in vite.config.ts. */
const NONCE_PLACE = 'CSP_NONCE';

/** Sends the page. Its nonce is good for this answer alone, so no part of the answer may be kept. */
const sendPage = async (reply: FastifyReply, file: string) => {
  const nonce = randomBytes(18).toString('base64url');
  const page = await readFile(file, 'utf8');
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACE, nonce));
};

/** The client's own addresses, such as /job-tickets/7, all answer with its one page. */
export const serveClient = async (app: FastifyInstance, directory: string): Promise<void> => {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) {
    app.setNotFoundHandler(refuse);
    return;
  }
  const assets = join(directory, 'assets') + sep;
  await app.register(serveStatic, {
    root: directory,
    cacheControl: false,
    index: false,
    allowedPath: (path) => path !== '/' && path !== '/index.html',
    // The build has left smaller twins of its files: nothing is compressed while somebody waits.
    preCompressed: true,
    setHeaders: (response, path) => {
      // Which twin is sent depends on what the browser takes.
      response.setHeader('vary', 'accept-encoding');
      // The names of the assets change with their content; everything else is asked for again.
      response.setHeader('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => (asksForPage(request) ? sendPage(reply, page) : refuse(request, reply)));
};
