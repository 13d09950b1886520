/** `POST /api/database/quotes/price`: what a quote would be priced at, without saving it. */
import type { FastifyInstance } from 'fastify';
import { defaultsOf, writableValues } from '../../../src/fields/payload';
import type { AnyRecord } from '../../../src/fields/record';
import { calculateQuote, type QuoteRates } from '../../../src/pricing';
import { type Quote, quoteFields } from '../../../src/resources/quotes/fields';
import { dayOf } from '../../clock';
import { inSnapshot } from '../../database/database';
import { errorSchema } from '../../http/errors';
import { readId } from '../../records/ids';
import { readRecord } from '../../records/read';
import { noSuchRecord, type Shop, sentSchema } from '../../records/routes';
import type { Payload } from '../../records/save';
import { ratesToPriceWith } from './quoteRates';
import { quotes } from './quotes';

export const registerQuotePrice = (app: FastifyInstance, { database }: Shop): void => {
  app.post<{ Body: Payload }>(
    '/database/quotes/price',
    {
      config: { access: { uses: 'quotes' } },
      schema: {
        summary:
          'Price a quote without saving it: a stored one by its `id`, with the rates it keeps unless `rates` is null',
        tags: ['quotes'],
        body: sentSchema(quotes, 'create'),
        response: {
          200: { type: 'array', items: { type: 'object', properties: quotes.presented } },
          '4xx': errorSchema,
        },
      },
    },
    async ({ body }) => {
      const now = new Date();
      return inSnapshot(database, async (transaction) => {
        const sent = body.id ?? null;
        const id = readId(String(sent));
        const stored = id === null ? null : await readRecord(transaction, quotes, id);
        if (sent !== null && !stored) throw noSuchRecord(quotes, String(sent));
        const quote: AnyRecord = {
          id: 0,
          ...(stored ?? defaultsOf(quoteFields, dayOf(now))),
          ...writableValues(quoteFields, body, 'update'),
        };
        const kept = stored?.rates ? { quote: stored, rates: stored.rates as QuoteRates } : null;
        const rates = await ratesToPriceWith(quote, kept, { transaction, now, payload: body });
        return [{ ...calculateQuote(quote as Quote, rates), rates }];
      });
    },
  );
};
