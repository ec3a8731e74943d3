import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Clock } from '../../../platform/domain/clock.js';
import { ReadDb } from '../../../platform/read-db.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import type { MoneyView } from '../../../shared-kernel/money.js';
import { OrderUnknown } from '../domain/booking.errors.js';
import type { Customer, OrderLine, Passenger } from '../domain/order.js';
import { OrderLinks } from '../domain/order-links.js';
import { type BookingRow, BookingView, MoneyShape, toBookingView } from './booking-row.js';

class OrderLineView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ['tour', 'quote', 'gift-card'] }) kind!: string;
  @ApiProperty({ type: String, nullable: true }) bookingReference!: string | null;
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
}

class OrderPaymentView {
  @ApiProperty({ enum: ['card'] }) method!: string;
  @ApiProperty({ enum: ['sandbox', 'stripe'] }) gateway!: string;
  @ApiProperty() status!: string;
  @ApiProperty({ required: false }) clientSecret?: string;
  @ApiProperty({ required: false }) publishableKey?: string;
}

class CustomerView {
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty() phoneNumber!: string;
}

class PassengerView {
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty() phoneNumber!: string;
}

/** An order with its bookings, as whoever may open it sees it. */
export class OrderView {
  @ApiProperty() reference!: string;
  @ApiProperty() status!: string;
  @ApiProperty() language!: string;
  @ApiProperty() currency!: string;
  @ApiProperty({ type: MoneyShape }) subtotal!: MoneyView;
  @ApiProperty({ type: MoneyShape }) discount!: MoneyView;
  @ApiProperty({ type: MoneyShape }) grandTotal!: MoneyView;
  @ApiProperty({ type: MoneyShape }) total!: MoneyView;
  @ApiProperty({ type: [OrderLineView] }) items!: OrderLineView[];
  @ApiProperty({ type: [BookingView] }) bookings!: BookingView[];
  @ApiProperty({ type: CustomerView }) customer!: CustomerView;
  @ApiProperty({ enum: ['myself', 'somebody-else'] }) travelerType!: string;
  @ApiProperty({ type: PassengerView, nullable: true }) passenger!: PassengerView | null;
  @ApiProperty() placedAt!: string;
  @ApiProperty() expiresAt!: string;
  @ApiProperty({ type: String, nullable: true }) paidAt!: string | null;
  @ApiProperty({ type: OrderPaymentView, required: false }) payment?: OrderPaymentView;
  @ApiProperty({ description: 'Opens this order without an account, until 90 days after the service.' })
  accessToken!: string;
  @ApiProperty({
    required: false,
    description:
      'The server’s time: count down from this, not from the browser’s clock. Not in the answer to POST /orders, which is repeated word for word.',
  })
  now?: string;
}

/** Asked only after OrderAccess has let the asker through. */
export class FindOrder extends Query<OrderView> {
  constructor(
    readonly orderId: string,
    readonly language: Locale | undefined,
  ) {
    super();
  }
}

interface OrderRow {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly language: Locale;
  readonly currency: Currency;
  readonly traveler_type: string;
  readonly customer: Customer;
  readonly passenger: Passenger | null;
  readonly lines: readonly OrderLine[];
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly placed_at: Date;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
}

@QueryHandler(FindOrder)
export class FindOrderHandler implements IQueryHandler<FindOrder> {
  constructor(
    private readonly db: ReadDb,
    private readonly links: OrderLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, language }: FindOrder): Promise<OrderView> {
    const [order, bookings] = await Promise.all([
      this.db.first(sql<OrderRow>`select * from booking.sales_order where id = ${orderId}`),
      this.db.rows(sql<BookingRow>`
        select b.*, b.local_date::text as local_date, o.reference as order_reference
        from booking.booking b join booking.sales_order o on o.id = b.order_id where b.order_id = ${orderId} order by b.starts_at, b.id
      `),
    ]);
    if (!order) throw new OrderUnknown();
    return {
      ...this.view(order, bookings),
      bookings: bookings.map((booking) => toBookingView(booking, language ?? order.language)),
    };
  }

  private view(order: OrderRow, bookings: readonly BookingRow[]): Omit<OrderView, 'bookings'> {
    const money = (amount: number): MoneyView => ({ amount, currency: order.currency });
    const referenceOf = new Map(bookings.map((booking) => [booking.id, booking.reference]));
    return {
      reference: order.reference,
      status: order.status,
      language: order.language,
      currency: order.currency,
      subtotal: money(order.subtotal),
      discount: money(order.discount),
      grandTotal: money(order.total),
      total: money(order.total),
      items: order.lines.map(({ id, kind, bookingId, amount }) => ({
        id,
        kind,
        amount,
        bookingReference: referenceOf.get(bookingId ?? '') ?? null,
      })),
      customer: { ...order.customer },
      travelerType: order.traveler_type,
      passenger: order.passenger,
      placedAt: order.placed_at.toISOString(),
      expiresAt: order.expires_at.toISOString(),
      paidAt: order.paid_at?.toISOString() ?? null,
      accessToken: this.links.tokenOf(order.id),
      now: this.clock.now().toISOString(),
    };
  }
}
