import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { GiftCard, type GiftCardOrigin } from '../domain/gift-card.js';

export const GiftCardEntity = defineEntity({
  class: GiftCard,
  schema: 'gift_cards',
  tableName: 'gift_card',
  properties: {
    id: p.uuid().primary(),
    codeHash: p.text(),
    last4: p.text().fieldName('last4'),
    origin: p.text().$type<GiftCardOrigin>(),
    sourceId: p.uuid(),
    orderId: p.uuid(),
    orderReference: p.text(),
    currency: p.text().$type<Currency>(),
    amount: p.bigint('number'),
    balance: p.bigint('number'),
    priceAmount: p.bigint('number'),
    priceCurrency: p.text().$type<Currency>(),
    language: p.text().$type<Locale>(),
    design: p.text(),
    fromName: p.text(),
    recipientName: p.text().nullable(),
    recipientEmail: p.text().nullable(),
    message: p.text().nullable(),
    buyerId: p.uuid().nullable(),
    buyerName: p.text(),
    buyerEmail: p.text(),
    issuedAt: p.datetime().columnType('timestamptz'),
    deliverAt: p.datetime().columnType('timestamptz'),
    deliveredAt: p.datetime().columnType('timestamptz').nullable(),
    deliveries: p.integer(),
    expiresAt: p.datetime().columnType('timestamptz'),
    blockedAt: p.datetime().columnType('timestamptz').nullable(),
    blockReason: p.text().nullable(),
    returnedAt: p.datetime().columnType('timestamptz').nullable(),
    version: p.integer().version(),
  },
});
