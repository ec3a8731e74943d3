import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { ExpiredOrders } from '../processes/expired-orders.js';
import { Accounts } from '../domain/accounts.js';
import { asTour, type BookedService } from '../domain/booked-service.js';
import { BookingUnknown, OrderUnknown } from '../domain/booking.errors.js';
import type { Billing, Customer } from '../domain/order.js';
import type { PriceLine } from '../domain/price-line.js';
import type { GiftCardPart } from '../domain/gift-cards.js';
import { OrderLinks } from '../domain/order-links.js';
import {
  BookingApi,
  type BookedVisit,
  type BookingSummary,
  type OrderSummary,
  type QuoteOrder,
  type QuoteSale,
  type SoldCharge,
} from '../index.js';
import { OrderPayments } from '../domain/order-payments.js';
import { QuoteOrderPlacement } from '../processes/quote-order-placement.js';
import { FindOrder } from '../queries/find-order.js';
import { QueryBus } from '@nestjs/cqrs';
import { OrderAccess } from '../queries/order-access.js';
import { type BookingRow as BookedRow, tookPlace } from '../queries/booking-row.js';

interface OrderRow {
  readonly order_id: string;
  readonly order_reference: string;
  readonly user_id: string | null;
  readonly email: string;
}

interface BookingRow extends OrderRow {
  readonly id: string;
  readonly reference: string;
  readonly service: Pick<BookedService, 'name' | 'cityName'>;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly announced_guides: BookingSummary['announcedGuides'];
}

interface VisitRow extends Pick<BookedRow, 'status' | 'visit_status' | 'payment_status'> {
  readonly order_id: string;
  readonly order_reference: string;
  readonly user_id: string | null;
  readonly reference: string;
  readonly service: BookedService;
  readonly ends_at: Date;
  readonly local_date: string;
  readonly guide_id: string | null;
  readonly guide_name: string | null;
  readonly language: Locale;
  readonly currency: string;
  readonly customer: Customer;
}

/** A booking with its order. */
interface ChargeRow extends Omit<OrderRow, 'email'> {
  readonly language: Locale;
  readonly currency: Currency;
  readonly customer: Customer;
  readonly billing: Billing | null;
  readonly lines: readonly PriceLine[];
  readonly gift_cards: readonly GiftCardPart[];
  readonly id: string;
  readonly reference: string;
  readonly service: Pick<BookedService, 'name' | 'cityName'>;
  readonly starts_at: Date;
  readonly time_zone: string;
}

const VISIT = sql`
  o.id as order_id, o.reference as order_reference, o.user_id, b.reference, b.service, b.ends_at, b.local_date::text as local_date,
  b.status, b.visit_status, b.payment_status, b.guide_id, b.guide_name, o.language, o.currency, o.customer`;

const ORDER = sql.raw(`o.id as order_id, o.reference as order_reference, o.user_id, o.customer ->> 'email' as email`);

function chargeOf(
  chargeId: string,
  order: ChargeRow,
  lines: readonly PriceLine[],
  bookings: readonly ChargeRow[],
): SoldCharge {
  return {
    chargeId,
    order: { id: order.order_id, reference: order.order_reference },
    language: order.language,
    currency: order.currency,
    userId: order.user_id,
    customer: order.customer,
    billing: order.billing,
    giftCards:
      chargeId === order.order_id
        ? order.gift_cards.map(({ giftCardId: id, amount }) => ({ id, amount: { amount, currency: order.currency } }))
        : [],
    lines: lines.map(({ id, kind, amount, tax, reason, bookingId }) => {
      const booking = bookings.find((row) => row.id === bookingId);
      return {
        id,
        kind,
        amount,
        tax,
        ...(reason === undefined ? {} : { reason }),
        ...(booking ? { booking: soldBooking(booking) } : {}),
      };
    }),
  };
}

const soldBooking = ({ reference, service, starts_at: startsAt, time_zone: timeZone }: ChargeRow) => ({
  reference,
  name: service.name,
  cityName: service.cityName,
  startsAt,
  timeZone,
});

/** Answers other contexts' questions about what was booked. */
@Injectable()
export class BookingApiAdapter extends BookingApi {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: Accounts,
    private readonly expired: ExpiredOrders,
    private readonly links: OrderLinks,
    private readonly access: OrderAccess,
    private readonly quoteOrders: QuoteOrderPlacement,
    private readonly payments: OrderPayments,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  async findOrder(orderId: string): Promise<OrderSummary | undefined> {
    const row = await this.db.first(sql<OrderRow>`select ${ORDER} from booking.sales_order o where o.id =
      coalesce((select order_id from booking.booking_change where id = ${orderId}), ${orderId})`);
    return row && this.toOrder(row);
  }

  async findExpiredOrder(orderId: string): Promise<OrderSummary | undefined> {
    return (await this.expired.find(orderId)) && this.findOrder(orderId);
  }

  async getOrder(reference: string, actor: Actor, token: string | undefined): Promise<OrderSummary> {
    const { id } = await this.access.toOrder(reference, actor, token);
    const order = await this.findOrder(id);
    if (!order) throw new OrderUnknown({ reference });
    return order;
  }

  async findSoldCharge(chargeId: string): Promise<SoldCharge | undefined> {
    const rows = await this.db.rows(sql<ChargeRow>`
      select o.id as order_id, o.reference as order_reference, o.user_id, o.language, o.currency, o.customer, o.billing, o.lines, o.gift_cards,
             b.id, b.reference, b.service, b.starts_at, b.time_zone
      from booking.sales_order o join booking.booking b on b.order_id = o.id
      where o.paid_at is not null
        and o.id = coalesce((select order_id from booking.booking_change where id = ${chargeId}), ${chargeId})
    `);
    const [order] = rows;
    const lines = order?.lines.filter((line) => line.chargeId === chargeId) ?? [];
    return order && lines.length > 0 ? chargeOf(chargeId, order, lines, rows) : undefined;
  }

  async findBookings(bookingIds: readonly string[]): Promise<readonly BookingSummary[]> {
    if (bookingIds.length === 0) return [];
    const rows = await this.db.rows(sql<BookingRow>`
      select ${ORDER}, b.id, b.reference, b.service, b.starts_at, b.time_zone, b.announced_guides
      from booking.booking b join booking.sales_order o on o.id = b.order_id
      where b.id = any(${[...bookingIds]}::uuid[])
    `);
    return Promise.all(rows.map((row) => this.toBooking(row)));
  }

  async findVisit(reference: string): Promise<BookedVisit | undefined> {
    const row = await this.db.first(sql<VisitRow>`
      select ${VISIT} from booking.booking b join booking.sales_order o on o.id = b.order_id
      where b.reference = ${writtenReference(reference)}
    `);
    return row?.service.kind === 'tour' ? this.toVisit(row) : undefined;
  }

  async getVisitOfCustomer(reference: string, actor: Actor, token: string | undefined): Promise<BookedVisit> {
    const bookingId = await this.access.toOwnBooking(reference, actor, token);
    const row = await this.db.first(sql<VisitRow>`
      select ${VISIT} from booking.booking b join booking.sales_order o on o.id = b.order_id where b.id = ${bookingId}
    `);
    if (row?.service.kind !== 'tour') throw new BookingUnknown({ reference });
    return this.toVisit(row);
  }

  async findVisitsOf(userId: string, tourId: string): Promise<readonly BookedVisit[]> {
    const email = (await this.accounts.confirmedEmailOf(userId))?.toLowerCase() ?? null;
    const rows = await this.db.rows(sql<VisitRow>`
      select ${VISIT} from booking.booking b join booking.sales_order o on o.id = b.order_id
      where (o.user_id = ${userId} or (o.user_id is null and lower(o.customer ->> 'email') = ${email}))
        and b.service ->> 'tourId' = ${tourId}
      order by b.ends_at desc limit 100
    `);
    return rows.map((row) => this.toVisit(row));
  }

  placeQuoteOrder(sale: QuoteSale): Promise<{ readonly orderId: string; readonly bookingId: string }> {
    return this.quoteOrders.place(sale);
  }

  closeQuoteOrder(quoteId: string): Promise<void> {
    return this.quoteOrders.supersede(quoteId);
  }

  async startPayment(orderId: string): Promise<void> {
    const { reference, total: amount, customer } = await this.queries.execute(new FindOrder(orderId, undefined));
    await this.payments.start({ orderId, reference, amount, email: customer.email });
  }

  async findQuoteOrder(orderId: string): Promise<QuoteOrder | undefined> {
    const row = await this.db.first(sql<Omit<QuoteOrder, 'accessToken'> & { userId: string | null }>`
      select o.id as "orderId", o.reference, o.status, o.user_id as "userId", o.expires_at as "expiresAt",
             b.id as "bookingId", b.reference as "bookingReference"
      from booking.sales_order o join booking.booking b on b.order_id = o.id where o.id = ${orderId}
    `);
    if (!row) return undefined;
    const { userId, ...order } = row;
    return { ...order, accessToken: userId === null ? this.links.tokenOf(orderId) : null };
  }

  private toVisit(row: VisitRow): BookedVisit {
    const { customer } = row;
    const tour = asTour(row.service);
    return {
      reference: row.reference,
      orderReference: row.order_reference,
      tour: { id: tour.tourId, slug: tour.slug, name: tour.name },
      city: { id: tour.cityId, name: tour.cityName },
      endsAt: row.ends_at,
      localDate: row.local_date,
      tookPlace: tookPlace(row),
      guide: row.guide_id === null ? null : { id: row.guide_id, name: row.guide_name ?? '' },
      language: row.language,
      currency: row.currency,
      customer: {
        userId: row.user_id,
        firstName: customer.firstName,
        lastName: customer.lastName,
        email: customer.email,
      },
      accessToken: row.user_id === null ? this.links.tokenOf(row.order_id) : null,
    };
  }

  private async toBooking(row: BookingRow): Promise<BookingSummary> {
    return {
      id: row.id,
      reference: row.reference,
      order: await this.toOrder(row),
      name: row.service.name,
      cityName: row.service.cityName,
      startsAt: row.starts_at,
      timeZone: row.time_zone,
      announcedGuides: row.announced_guides,
    };
  }

  private async toOrder(row: OrderRow): Promise<OrderSummary> {
    const ownerId = row.user_id ?? (await this.accounts.ownerOfConfirmedEmail(row.email));
    return { id: row.order_id, reference: row.order_reference, ownerId };
  }
}
