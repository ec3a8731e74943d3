import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import {
  type Billing,
  type Customer,
  Order,
  type OrderStatus,
  type Passenger,
  type CloseReason,
} from '../domain/order.js';
import type { GiftCardItem, GiftCardPart } from '../domain/gift-cards.js';
import type { OrderPaymentMethod } from '../domain/wire-transfer.js';
import type { PriceLine } from '../domain/price-line.js';

export const OrderEntity = defineEntity({
  class: Order,
  schema: 'booking',
  tableName: 'sales_order',
  properties: {
    id: p.uuid().primary(),
    reference: p.text(),
    cartId: p.uuid(),
    userId: p.uuid().nullable(),
    status: p.text().$type<OrderStatus>(),
    language: p.text().$type<Locale>(),
    currency: p.text().$type<Currency>(),
    travelerType: p.text().$type<'myself' | 'somebody-else'>(),
    customer: p.json<Customer>(),
    passengerRelation: p.text().nullable(),
    passenger: p.json<Passenger>().nullable(),
    billing: p.json<Billing>().nullable(),
    specialRequirements: p.text().nullable(),
    timeZone: p.text().nullable(),
    lines: p.json<readonly PriceLine[]>(),
    giftCards: p.json<readonly GiftCardPart[]>(),
    giftCardItems: p.json<readonly GiftCardItem[]>(),
    subtotal: p.bigint('number'),
    discount: p.bigint('number'),
    total: p.bigint('number'),
    paymentMethod: p.text().$type<OrderPaymentMethod>(),
    termsAcceptedAt: p.datetime().columnType('timestamptz'),
    placedAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz'),
    paidAt: p.datetime().columnType('timestamptz').nullable(),
    slotMissedAt: p.datetime().columnType('timestamptz').nullable(),
    closeReason: p.text().$type<CloseReason>().nullable(),
  },
});
