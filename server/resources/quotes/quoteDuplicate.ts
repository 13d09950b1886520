/** `POST /api/database/quotes/:id/duplicate`: a new quote like another one. */
import type { FastifyInstance } from 'fastify';
import { writableValues } from '../../../src/fields/payload';
import type { AnyRecord } from '../../../src/fields/record';
import { quoteFields } from '../../../src/resources/quotes/fields';
import { sessionOf } from '../../auth/session';
import { errorSchema } from '../../http/errors';
import { namedAddition } from '../../records/idempotency';
import { readId } from '../../records/ids';
import { readRecord } from '../../records/read';
import type { Resource } from '../../records/resource';
import { noSuchRecord, type Shop } from '../../records/routes';
import { addRecord } from '../../records/save';
import { ratesToDuplicate } from './quoteRates';
import { quotes } from './quotes';

/** Quotes that are priced as `original` was, whatever Setup has today. */
const pricedLike = (original: AnyRecord): Resource => ({
  ...quotes,
  columns: async (after, _before, row, context) => {
    const rates = await ratesToDuplicate(original, context);
    return (await quotes.columns?.(after, { ...original, rates }, row, context)) ?? {};
  },
});

export const registerQuoteDuplicate = (app: FastifyInstance, { database, resources }: Shop): void => {
  app.post<{ Params: { id: string }; Body: { rates: 'kept' | 'today' } }>(
    '/database/quotes/:id/duplicate',
    {
      config: { access: { uses: 'quotes' } },
      schema: {
        summary: "Add a quote like another one, at the rates which that one keeps or at today's",
        tags: ['quotes'],
        params: { type: 'object', properties: { id: { type: 'string' } } },
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['rates'],
          properties: { rates: { type: 'string', enum: ['kept', 'today'] } },
        },
        response: { 201: { type: 'array', items: { type: 'object', additionalProperties: true } }, '4xx': errorSchema },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id);
      const original = id === null ? null : await readRecord(database, quotes, id);
      if (!original) throw noSuchRecord(quotes, request.params.id);
      const session = sessionOf(request);
      const asked = { duplicate: id, ...request.body };
      const named = namedAddition(request.headers['idempotency-key'], session.id, quotes.name, asked);
      const values = writableValues(quoteFields, original, 'create');
      const resource = request.body.rates === 'kept' ? pricedLike(original) : quotes;
      const record = await addRecord(resource, values, { database, resources, session }, named);
      return reply.code(201).send([record]);
    },
  );
};
