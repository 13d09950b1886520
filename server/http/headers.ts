/** What each answer tells the browser about how to treat it. */
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { isLoopbackName } from './loopback';

/**
 * Everything the page needs comes from this server. Emotion, which MUI is styled with, writes its rules into style
 * elements while the page runs: those that carry the page's own nonce are let in, and no others.
 */
export const contentSecurityPolicy = (styleNonce?: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    styleNonce ? `style-src 'self' 'nonce-${styleNonce}'` : "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Nothing that this page, or one that it is made to hold, has any use for. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()';

const A_YEAR = 365 * 24 * 60 * 60;

/** Reached by a name that browsers take for safe: elsewhere they ignore COOP, with a complaint. */
const isSafeContext = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || isLoopbackName(request.hostname);

/** What helmet sets. It is the same for every answer: it is asked once, and not made anew for each of them. */
const helmetHeaders = async (): Promise<Record<string, string>> => {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    frameguard: { action: 'deny' },
  });
  probe.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const answer = await probe.inject('/');
  return answer.json();
};

/** The headers of every answer. HSTS is sent only where the shop is reached by TLS: inside a shop it may not be. */
export const sendSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  const always = {
    ...(await helmetHeaders()),
    'content-security-policy': contentSecurityPolicy(),
    'permissions-policy': PERMISSIONS,
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${A_YEAR}`);
    if (isSafeContext(request)) reply.header('cross-origin-opener-policy', 'same-origin');
    done();
  });
};

/** What the API answers is kept nowhere on its way, nor by the browser after somebody has logged out. */
export const keepNothing = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
};
