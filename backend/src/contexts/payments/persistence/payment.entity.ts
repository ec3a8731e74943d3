import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { GatewayName } from '../domain/payment-gateway.js';
import { Payment, type PaymentState } from '../domain/payment.js';

export const PaymentEntity = defineEntity({
  class: Payment,
  schema: 'payments',
  tableName: 'payment',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid().unique(),
    orderReference: p.text(),
    gateway: p.text().$type<GatewayName>(),
    attempt: p.integer(),
    intentId: p.text().nullable(),
    clientSecret: p.text().nullable(),
    actionId: p.text().nullable(),
    status: p.text().$type<PaymentState>(),
    amount: p.bigint('number'),
    currency: p.text().$type<Currency>(),
    capturedAmount: p.bigint('number'),
    capturedCurrency: p.text().nullable(),
    openedAt: p.datetime().columnType('timestamptz'),
    capturedAt: p.datetime().columnType('timestamptz').nullable(),
  },
});
