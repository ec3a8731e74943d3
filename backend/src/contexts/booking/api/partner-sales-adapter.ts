import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { CancellationPolicy } from '../../../shared-kernel/cancellation-policy.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { CancelBooking } from '../commands/cancel-booking.js';
import { ChangeBooking } from '../commands/change-booking.js';
import { VoucherCodes } from '../documents/voucher-codes.js';
import type { BookedService } from '../domain/booked-service.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import { OrderRepository } from '../domain/order.repository.js';
import { leftOf, type PriceLine } from '../domain/price-line.js';
import {
  type PartnerDeparture,
  type PartnerHold,
  type PartnerSale,
  PartnerSalesApi,
  type PartnerSaleView,
  type PartnerTraveller,
} from '../index.js';
import { CancellationOffers } from '../processes/cancellation-offers.js';
import { ChangeOffers } from '../processes/change-offers.js';
import { PartnerSales } from '../processes/partner-sales.js';
import { FindAvailability } from '../queries/find-availability.js';

interface Row extends Omit<
  PartnerSaleView,
  'orderReference' | 'price' | 'sold' | 'cancellableUntil' | 'voucherCode' | 'cancellation' | 'tourId'
> {
  readonly reference: string;
  readonly currency: Currency;
  readonly lines: readonly PriceLine[];
  readonly policy: CancellationPolicy;
  readonly service: BookedService;
  readonly cancellation: PartnerSaleView['cancellation'];
}

/** The writing connection reads instants as texts. */
const withInstants = (row: Row): Row => ({
  ...row,
  expiresAt: new Date(row.expiresAt),
  confirmedAt: row.confirmedAt && new Date(row.confirmedAt),
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
});

/** Sells to partners by the processes of the site. */
@Injectable()
export class PartnerSalesAdapter extends PartnerSalesApi {
  constructor(
    private readonly sales: PartnerSales,
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly orders: OrderRepository,
    private readonly cancellations: CancellationOffers,
    private readonly changes: ChangeOffers,
    private readonly codes: VoucherCodes,
    private readonly entities: EntityManager,
    private readonly db: ReadDb,
  ) {
    super();
  }

  hold(sale: PartnerSale): Promise<PartnerHold> {
    return this.sales.hold(sale);
  }

  extend(orderId: string, until: Date): Promise<void> {
    return this.sales.extend(orderId, until);
  }

  confirm(orderId: string, traveller: PartnerTraveller): Promise<void> {
    return this.sales.confirm(orderId, traveller);
  }

  release(orderId: string): Promise<void> {
    return this.sales.release(orderId);
  }

  async cancel(bookingId: string, reason: string | null, actor: Actor): Promise<void> {
    const { token } = await this.commands.inTransaction(async () => {
      const { order, booking } = await this.get(bookingId);
      return this.cancellations.offer(order, booking, 'customer');
    });
    await this.commands.execute(new CancelBooking(bookingId, 'customer', token, reason, actor));
  }

  async change(bookingId: string, wanted: Parameters<PartnerSalesApi['change']>[1], actor: Actor): Promise<void> {
    const { token } = await this.commands.inTransaction(async () => {
      const { order, booking } = await this.get(bookingId);
      return this.changes.offer(order, booking, 'customer', wanted);
    });
    await this.commands.execute(new ChangeBooking(bookingId, 'customer', token, actor));
  }

  async findSales(orderIds: readonly string[]): Promise<readonly PartnerSaleView[]> {
    if (orderIds.length === 0) return [];
    const statement: RawBuilder<Row> = sql<Row>`
      select o.id as "orderId", o.reference, o.currency, o.status as "orderStatus",
             o.expires_at as "expiresAt", o.paid_at as "confirmedAt", o.lines, b.id as "bookingId",
             b.reference as "bookingReference", b.status as "bookingStatus", b.visit_status as "visitStatus",
             b.duration_minutes as "durationMinutes", b.starts_at as "startsAt", b.ends_at as "endsAt",
             b.time_zone as "timeZone", b.local_date::text as "localDate", to_char(b.local_time::time, 'HH24:MI') as "localTime",
             b.travellers, b.guide_language as "guideLanguage", b.policy, b.service, b.cancellation
      from booking.sales_order o join booking.booking b on b.order_id = o.id where o.id = any(${[...orderIds]}::uuid[])
    `;
    if (!this.entities.isInTransaction()) return (await this.db.rows(statement)).map((row) => this.toView(row));
    await this.entities.flush();
    const { rows } = await statement.execute(this.entities.getKysely());
    return rows.map((row) => this.toView(withInstants(row)));
  }

  async findOrderOf(bookingReference: string): Promise<string | undefined> {
    const row = await this.db.first(sql<{ orderId: string }>`
      select order_id as "orderId" from booking.booking where reference = ${writtenReference(bookingReference)}
    `);
    return row?.orderId;
  }

  async findDepartures(
    question: Parameters<PartnerSalesApi['findDepartures']>[0],
  ): Promise<readonly PartnerDeparture[]> {
    const days = await this.queries.execute(new FindAvailability({ ...question, withSoldOut: true }));
    return days.flatMap(({ slots }) => slots);
  }

  private async get(bookingId: string) {
    const [found] = await this.orders.getBookings([bookingId]);
    if (!found) throw new BookingUnknown();
    return found;
  }

  private toView(row: Row): PartnerSaleView {
    const { reference, currency, lines, policy, service, ...view } = row;
    const sum = (of: (line: PriceLine) => number): PartnerSaleView['price'] => ({
      amount: lines.reduce((total, line) => total + of(line), 0),
      currency,
    });
    return {
      ...view,
      orderReference: reference,
      tourId: service.kind === 'tour' ? service.tourId : '',
      price: sum(leftOf),
      sold: sum(({ amount }) => amount.amount),
      cancellableUntil: new Date(row.startsAt.getTime() - policy.freeUntilMinutesBefore * 60_000),
      voucherCode: this.codes.codeOf(row.bookingReference),
    };
  }
}
