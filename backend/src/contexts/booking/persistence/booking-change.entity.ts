import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { BookingChange, type BookingChangeStatus, type StoredTerms } from '../domain/booking-change.js';
import type { LineOfSale } from '../domain/price-line.js';

export const BookingChangeEntity = defineEntity({
  class: BookingChange,
  schema: 'booking',
  tableName: 'booking_change',
  properties: {
    id: p.uuid().primary(),
    bookingId: p.uuid(),
    orderId: p.uuid(),
    revision: p.integer(),
    terms: p.json<StoredTerms>(),
    lines: p.json<readonly LineOfSale[]>(),
    amount: p.bigint('number'),
    currency: p.text().$type<Currency>(),
    status: p.text().$type<BookingChangeStatus>(),
    expiresAt: p.datetime().columnType('timestamptz'),
  },
});
