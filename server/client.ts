/** Serves the built client, so that client and API share one address. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const asksForPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');

const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ message: `There is no ${request.method} ${request.url.split('?')[0]}` });

/** The client's own addresses, such as /job-tickets/7, all answer with its one page. */
export const serveClient = async (app: FastifyInstance, directory: string): Promise<void> => {
  if (!existsSync(join(directory, 'index.html'))) {
    app.setNotFoundHandler(refuse);
    return;
  }
  const assets = join(directory, 'assets') + sep;
  await app.register(serveStatic, {
    root: directory,
    cacheControl: false,
    // The build has left smaller twins of its files: nothing is compressed while somebody waits.
    preCompressed: true,
    setHeaders: (response, path) => {
      // Which twin is sent depends on what the browser takes.
      response.setHeader('vary', 'accept-encoding');
      // The names of the assets change with their content; everything else is asked for again.
      response.setHeader('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? reply.sendFile('index.html') : refuse(request, reply),
  );
};
