import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Offer } from '../domain/offer.js';
import { Quote, type QuoteMessage, type QuoteState } from '../domain/quote.js';
import type { Enquirer, QuoteType, QuoteWishes } from '../domain/quote-request.js';

export const QuoteEntity = defineEntity({
  class: Quote,
  schema: 'quotes',
  tableName: 'quote',
  properties: {
    id: p.uuid().primary(),
    reference: p.text(),
    type: p.text().$type<QuoteType>(),
    userId: p.uuid().nullable(),
    language: p.text().$type<Locale>(),
    currency: p.text().$type<Currency>(),
    enquirer: p.json<Enquirer>(),
    wishes: p.json<QuoteWishes>(),
    placeName: p.text().nullable(),
    timeZone: p.text().nullable(),
    startsAt: p.datetime().columnType('timestamptz').nullable(),
    endsAt: p.datetime().columnType('timestamptz').nullable(),
    fingerprint: p.text(),
    requestedAt: p.datetime().columnType('timestamptz'),
    answerBefore: p.datetime().columnType('timestamptz'),
    state: p.text().$type<QuoteState>(),
    offers: p.json<readonly Offer[]>(),
    messages: p.json<readonly QuoteMessage[]>(),
    acceptedVersion: p.integer().nullable(),
    orderId: p.uuid().nullable(),
    bookingId: p.uuid().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    declineReason: p.text().nullable(),
    version: p.integer().version(),
  },
});
