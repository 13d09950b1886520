/** `GET /api/metrics`: the server's figures in the text format of Prometheus, for administrators and this machine. */
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'label_shop_';

/** Of the process, however many servers it holds: memory, processor, event loop lag, garbage collection. */
let processFigures: Registry | undefined;
const figuresOfProcess = (): Registry => {
  if (!processFigures) {
    processFigures = new Registry();
    collectDefaultMetrics({ register: processFigures });
  }
  return processFigures;
};

const createFigures = (app: FastifyInstance) => {
  const registry = new Registry();
  const registers = [registry];
  let inFlight = 0;
  new Gauge({
    name: `${PREFIX}open_connections`,
    help: 'Connections of clients',
    registers,
    async collect() {
      this.set(
        await new Promise<number>((resolve, reject) => {
          app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
        }),
      );
    },
  });
  new Gauge({
    name: `${PREFIX}requests_in_flight`,
    help: 'Requests being worked on',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  const durations = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const signInFailures = new Counter({
    name: `${PREFIX}sign_in_failures_total`,
    help: 'Sign-ins refused: wrong user name or password, or too many attempts',
    labelNames: ['reason'],
    registers,
  });
  signInFailures.inc({ reason: 'wrong' }, 0);
  signInFailures.inc({ reason: 'too_many' }, 0);

  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    inFlight -= 1;
    const { url, config } = request.routeOptions;
    const status = reply.statusCode;
    // The addresses of what is not there are up to whoever asks: each would be a line of its own.
    const labels = { method: url ? request.method : 'any', route: url ?? 'none', status: String(status) };
    durations.observe(labels, reply.elapsedTime / 1000);
    if (config.signIn && status === 401) signInFailures.inc({ reason: 'wrong' });
    if (config.signIn && status === 429) signInFailures.inc({ reason: 'too_many' });
    done();
  });
  return Registry.merge([figuresOfProcess(), registry]);
};

/** Measures the whole server; `registerMetrics` is where the figures are read. */
export const measureRequests = (app: FastifyInstance): void => {
  app.decorate('figures', createFigures(app));
};

declare module 'fastify' {
  interface FastifyInstance {
    figures: Registry;
  }
}

export const registerMetrics = (app: FastifyInstance): void => {
  app.get(
    '/metrics',
    {
      config: { access: 'operators', always: true },
      schema: {
        summary: 'Figures of the server in the text format of Prometheus; also for programs on the same machine',
        tags: ['operation'],
        response: { 200: { type: 'string' } },
      },
    },
    async (_request, reply) => {
      const text = await app.figures.metrics();
      return reply.type(app.figures.contentType).send(text);
    },
  );
};
