import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import {
  Booking,
  type Cancellation,
  type BookingStatus,
  type PaymentStatus,
  type SoldPrice,
  type AnnouncedGuide,
  type VisitStatus,
} from '../domain/booking.js';
import type { BookedService } from '../domain/booked-service.js';
import type { CancellationPolicy } from '../../../shared-kernel/cancellation-policy.js';
import type { Travellers } from '../domain/party.js';

export const BookingEntity = defineEntity({
  class: Booking,
  schema: 'booking',
  tableName: 'booking',
  properties: {
    id: p.uuid().primary(),
    reference: p.text(),
    orderId: p.uuid(),
    itemId: p.uuid(),
    language: p.text().$type<Locale>(),
    service: p.json<BookedService>(),
    sold: p.json<SoldPrice>(),
    policy: p.json<CancellationPolicy>(),
    localDate: p.type('date').columnType('date').$type<string>(),
    localTime: p.text(),
    timeZone: p.text(),
    startsAt: p.datetime().columnType('timestamptz'),
    endsAt: p.datetime().columnType('timestamptz'),
    durationMinutes: p.integer(),
    travellers: p.json<Travellers>(),
    guideLanguage: p.text().$type<Locale>(),
    specialRequirements: p.text().nullable(),
    client: p.json<Booking['client']>(),
    status: p.text().$type<BookingStatus>(),
    paymentStatus: p.text().$type<PaymentStatus>(),
    visitStatus: p.text().$type<VisitStatus>(),
    guideId: p.uuid().nullable(),
    guideName: p.text().nullable(),
    guideContact: p.text().nullable(),
    announcedGuides: p.json<readonly AnnouncedGuide[]>(),
    additionalCustomers: p.json<readonly string[]>(),
    ticketsBought: p.json<Booking['ticketsBought']>().nullable(),
    guideMissingSince: p.datetime().columnType('timestamptz').nullable(),
    paidOn: p.datetime().columnType('timestamptz').nullable(),
    revision: p.integer(),
    cancellation: p.json<Cancellation>().nullable(),
    delayMinutes: p.integer(),
    meetingPointBefore: p.json<Booking['meetingPointBefore']>().nullable(),
  },
});
