import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { OrderUnknown } from '../domain/booking.errors.js';
import { type Billing, ORDER_STATUSES, type CloseReason } from '../domain/order.js';
import type { GiftCardItem, GiftCardPart } from '../domain/gift-cards.js';
import { PRICE_LINE_KINDS, type PriceLine } from '../domain/price-line.js';
import { OrderLinks } from '../domain/order-links.js';
import { OrderPayments, type PaymentState } from '../domain/order-payments.js';
import { BOOKING_COLUMNS, type BookingRow, BookingView, MoneyShape } from './booking-row.js';
import { ORDER_PAYMENT_METHODS, type OrderPaymentMethod } from '../domain/wire-transfer.js';
import { BankDetailsView, SlotLeftView, TransferInstructions } from './transfer-instructions.js';
import { BookingViews } from './booking-views.js';

class OrderLineView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: PRICE_LINE_KINDS }) kind!: string;
  @ApiProperty({ type: String, nullable: true }) bookingReference!: string | null;
  @ApiProperty({ type: MoneyShape, description: 'Negative where the line lowers the total.' }) amount!: MoneyView;
  @ApiProperty({ type: MoneyShape, description: 'What was refunded of it, on its way included.' }) refunded!: MoneyView;
  @ApiProperty({ required: false, description: 'Why: a code of the kind.' }) reason?: string;
  @ApiProperty({ required: false, description: 'What the offer of a quote calls it.' }) text?: string;
}

class RefundShape {
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
  @ApiProperty({ enum: ['under-way', 'done'] }) status!: string;
  @ApiProperty({ description: 'When it went back, or was asked for.' }) at!: string;
  @ApiProperty({
    enum: [
      'order-cancelled-by-customer',
      'order-superseded',
      'came-too-late',
      'booking-cancelled',
      'booking-changed',
      'cancelled-by-company',
      'gift-card-returned',
      'goodwill',
      'other',
    ],
  })
  reason!: string;
}

class OpenActionView {
  @ApiProperty({ description: 'Answered with an outcome by POST /orders/{reference}/payment.' }) id!: string;
}

export class OrderPaymentView {
  @ApiProperty({ enum: ORDER_PAYMENT_METHODS }) method!: string;
  @ApiProperty({ enum: ['sandbox', 'stripe', 'bank'], description: 'Bank: by transfer, without a gateway.' })
  gateway!: string;
  @ApiProperty({
    enum: ['waiting', 'requires-action', 'processing', 'paid', 'declined', 'closed', 'refunding', 'refunded'],
    description: 'Closed: the order has expired, was cancelled or superseded; it is no longer to be paid.',
  })
  status!: string;
  @ApiProperty({ required: false }) clientSecret?: string;
  @ApiProperty({ required: false }) publishableKey?: string;
  @ApiProperty({ type: OpenActionView, required: false, description: 'The confirmation that the bank still asks for.' })
  action?: OpenActionView;
  @ApiProperty({
    type: MoneyShape,
    required: false,
    description: 'What bank transfers have brought, if it is less than the total.',
  })
  received?: MoneyView;
  @ApiProperty({
    enum: ['needed', 'given'],
    required: false,
    description: 'Whether the customer must still say to which account a refund by bank transfer goes.',
  })
  refundAccount?: string;
  @ApiProperty({ type: [RefundShape], description: 'To where the money came from.' }) refunds!: readonly RefundShape[];
}

class OrderMeansView {
  @ApiProperty({ enum: ['card', 'gift-card'] }) method!: string;
  @ApiProperty({ required: false, description: 'Of a gift card: the end of its code.' }) last4?: string;
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
  @ApiProperty({ type: MoneyShape, required: false, description: 'Of a gift card: what went back to it.' })
  refunded?: MoneyView;
}

class OrderGiftCardView {
  @ApiProperty({ type: MoneyShape, description: 'What the card is worth.' }) amount!: MoneyView;
  @ApiProperty() design!: string;
  @ApiProperty() from!: string;
  @ApiProperty({ type: String, nullable: true }) recipientName!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) deliverOn!: string | null;
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
  @ApiProperty({ required: false }) getsMails?: boolean;
}

class BillingAddressView {
  @ApiProperty() street!: string;
  @ApiProperty({ required: false }) streetComplementary?: string;
  @ApiProperty({ required: false }) zip?: string;
  @ApiProperty({ required: false }) state?: string;
  @ApiProperty() city!: string;
  @ApiProperty({ example: 'IT' }) country!: string;
}

class BillingView {
  @ApiProperty() companyName!: string;
  @ApiProperty({ required: false }) vat?: string;
  @ApiProperty({ type: BillingAddressView }) address!: BillingAddressView;
}

/** An order with its bookings. */
export class OrderView {
  @ApiProperty() reference!: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status!: string;
  @ApiProperty() language!: string;
  @ApiProperty() currency!: string;
  @ApiProperty({ type: MoneyShape }) subtotal!: MoneyView;
  @ApiProperty({ type: MoneyShape }) discount!: MoneyView;
  @ApiProperty({ type: MoneyShape }) grandTotal!: MoneyView;
  @ApiProperty({ type: MoneyShape }) total!: MoneyView;
  @ApiProperty({ type: MoneyShape, description: 'What is left when gift cards have paid.' }) toPay!: MoneyView;
  @ApiProperty({ type: [OrderMeansView], description: 'How the order is paid.' }) means!: OrderMeansView[];
  @ApiProperty({ type: [OrderGiftCardView], description: 'Gift cards that were bought.' })
  giftCards!: OrderGiftCardView[];
  @ApiProperty({ type: [OrderLineView] }) items!: OrderLineView[];
  @ApiProperty({ type: [BookingView] }) bookings!: BookingView[];
  @ApiProperty({ type: CustomerView }) customer!: CustomerView;
  @ApiProperty({ enum: ['myself', 'somebody-else'] }) travelerType!: string;
  @ApiProperty({ type: PassengerView, nullable: true }) passenger!: PassengerView | null;
  @ApiProperty({ type: BillingView, nullable: true, description: 'The company that pays.' })
  billing!: BillingView | null;
  @ApiProperty() placedAt!: string;
  @ApiProperty() expiresAt!: string;
  @ApiProperty({ type: String, nullable: true }) paidAt!: string | null;
  @ApiProperty({
    type: String,
    enum: ['cancelled-by-customer', 'superseded', 'payment-timeout'],
    nullable: true,
    description:
      'Why it is no longer to be paid: the customer canceled it, ordered the same cart anew, or did not pay in time.',
  })
  closeReason!: CloseReason | null;
  @ApiProperty({
    required: false,
    example: 'CIC-7K3M9Q',
    description: 'Reference of the customer’s newer order that took the place of this one. It opens with its own key.',
  })
  replacedBy?: string;
  @ApiProperty({ type: OrderPaymentView, required: false }) payment?: OrderPaymentView;
  @ApiProperty({ enum: ORDER_PAYMENT_METHODS }) paymentMethod!: string;
  @ApiProperty({
    type: BankDetailsView,
    required: false,
    description: 'As long as the money is to come by bank transfer. The order reserves nothing until then.',
  })
  bankDetails?: BankDetailsView;
  @ApiProperty({
    description: 'The bank transfer has come, and a slot is gone: the customer chooses other times, or a refund.',
  })
  slotMissed!: boolean;
  @ApiProperty({
    type: [SlotLeftView],
    required: false,
    description: 'As long as a bank transfer is to come, or has missed a slot: whether the slots are free now.',
  })
  slotsLeft?: SlotLeftView[];
  @ApiProperty({
    required: false,
    description:
      'Opens the order of a guest without an account, until 90 days after the service. Only for its customer and for who brought it: not in what an admin is answered. Whoever ordered with an account signs in.',
  })
  accessToken?: string;
  @ApiProperty({
    required: false,
    description:
      'The server’s time: count down from this, not from the browser’s clock. Not in the answer to POST /orders, which is repeated word for word.',
  })
  now?: string;
}

interface OrderParts {
  /** Includes the token that opens the order without an account, for its customer alone. */
  readonly withAccessToken?: boolean;
  readonly withPayment?: boolean;
}

/** The caller must have passed OrderAccess. `language` defaults to the order's own. */
export class FindOrder extends Query<OrderView> {
  constructor(
    readonly orderId: string,
    readonly language: Locale | undefined,
    readonly parts: OrderParts = {},
  ) {
    super();
  }
}

/** A booking joined with its order. An order of gift cards alone has one row without a booking. */
interface BookingOfOrder extends BookingRow {
  readonly order_id: string;
  readonly user_id: string | null;
  readonly order_status: string;
  readonly order_language: Locale;
  readonly currency: Currency;
  readonly traveler_type: string;
  readonly payment_method: OrderPaymentMethod;
  readonly billing: Billing | null;
  readonly lines: readonly PriceLine[];
  readonly gift_cards: readonly GiftCardPart[];
  readonly gift_card_items: readonly GiftCardItem[];
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly placed_at: Date;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
  readonly close_reason: CloseReason | null;
  readonly slot_missed_at: Date | null;
  readonly replaced_by: string | null;
}

/** The order of the same cart and customer that was placed later and was not replaced itself. */
const REPLACED_BY = sql`
  case o.close_reason when 'superseded' then (
    select newer.reference from booking.sales_order newer
    where newer.cart_id = o.cart_id and newer.id <> o.id and newer.placed_at >= o.placed_at
      and newer.close_reason is distinct from 'superseded'
      and (newer.user_id = o.user_id or lower(newer.customer ->> 'email') = lower(o.customer ->> 'email'))
    order by newer.placed_at, newer.id limit 1) end`;

@QueryHandler(FindOrder)
export class FindOrderHandler implements IQueryHandler<FindOrder> {
  constructor(
    private readonly db: ReadDb,
    private readonly links: OrderLinks,
    private readonly payments: OrderPayments,
    private readonly views: BookingViews,
    private readonly transfer: TransferInstructions,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, language, parts }: FindOrder): Promise<OrderView> {
    const [rows, payment] = await Promise.all([
      this.bookingsOf(orderId),
      parts.withPayment ? this.payments.find(orderId) : undefined,
    ]);
    const [order] = rows;
    if (!order) throw new OrderUnknown();
    const bookings = rows.filter(({ id }) => id !== null);
    return {
      ...this.view(order, bookings),
      ...(payment ? { payment: paymentView(payment) } : {}),
      ...(await this.transferOf(order, bookings, payment?.received)),
      ...(parts.withAccessToken && order.user_id === null ? { accessToken: this.links.tokenOf(order.order_id) } : {}),
      bookings: await this.views.of(bookings, language ?? order.order_language, this.clock.now()),
    };
  }

  /** An order that waits for a transfer says where to send the money, and what is left of its slots. */
  private async transferOf(
    {
      order_status: status,
      payment_method: method,
      order_reference: reference,
      total,
      currency,
      expires_at,
      slot_missed_at: slotMissedAt,
      gift_cards: giftCards,
    }: BookingOfOrder,
    bookings: readonly BookingRow[],
    received: MoneyView | undefined,
  ): Promise<Pick<OrderView, 'bankDetails' | 'slotsLeft'>> {
    const isMissed = slotMissedAt !== null;
    if (method !== 'wire' || (status !== 'awaiting-payment' && !isMissed)) return {};
    const ofCards = giftCards.reduce((sum, { amount }) => sum + amount, 0);
    const rest = total - ofCards - (received?.amount ?? 0);
    const bankDetails = isMissed
      ? undefined
      : this.transfer.bankDetails(reference, { amount: rest, currency }, expires_at);
    const slotsLeft = await this.transfer.slotsLeft(
      bookings.map(({ reference: bookingReference, service, local_date, local_time, starts_at, ends_at, ...row }) => ({
        reference: bookingReference,
        tourId: service.kind === 'tour' ? service.tourId : null,
        date: local_date,
        time: local_time,
        startsAt: starts_at,
        endsAt: ends_at,
        durationMinutes: row.duration_minutes,
        travellers: row.travellers,
        guideLanguage: row.guide_language as Locale,
      })),
    );
    return { ...(bankDetails ? { bankDetails } : {}), slotsLeft };
  }

  private bookingsOf(orderId: string): Promise<BookingOfOrder[]> {
    return this.db.rows(sql<BookingOfOrder>`
      select ${BOOKING_COLUMNS}, o.id as order_id, o.user_id, o.status as order_status, o.language as order_language, o.currency,
             o.traveler_type, o.payment_method, o.billing, o.lines, o.gift_cards, o.gift_card_items, o.subtotal, o.discount, o.total, o.placed_at, o.expires_at, o.paid_at,
             o.close_reason, o.slot_missed_at, ${REPLACED_BY} as replaced_by
      from booking.sales_order o left join booking.booking b on b.order_id = o.id where o.id = ${orderId} order by b.starts_at, b.id
    `);
  }

  private view(order: BookingOfOrder, bookings: readonly BookingRow[]): Omit<OrderView, 'bookings'> {
    const money = (amount: number): MoneyView => ({ amount, currency: order.currency });
    // What changes added later is charged apart.
    const ofOrder = order.lines.reduce(
      (sum, line) => sum + (line.chargeId === order.order_id ? line.amount.amount : 0),
      0,
    );
    const toPay = ofOrder - order.gift_cards.reduce((sum, { amount }) => sum + amount, 0);
    const referenceOf = new Map(bookings.map((booking) => [booking.id, booking.reference]));
    return {
      reference: order.order_reference,
      status: order.order_status,
      language: order.order_language,
      currency: order.currency,
      subtotal: money(order.subtotal),
      discount: money(order.discount),
      grandTotal: money(order.total),
      total: money(order.total),
      toPay: money(toPay),
      means: [
        ...(toPay > 0 ? [{ method: 'card', amount: money(toPay) }] : []),
        ...order.gift_cards.map(({ last4, amount, refunded }) => ({
          method: 'gift-card',
          last4,
          amount: money(amount),
          refunded: money(refunded),
        })),
      ],
      giftCards: order.gift_card_items.map(({ amount, design, from, recipient, deliverOn }) => ({
        amount,
        design,
        from,
        recipientName: recipient?.name ?? null,
        deliverOn,
      })),
      items: order.lines.map(({ id, kind, bookingId, amount, refunded, reason, text }) => ({
        id,
        kind,
        amount,
        refunded: money(refunded),
        ...(reason === undefined ? {} : { reason }),
        ...(text === undefined ? {} : { text }),
        bookingReference: referenceOf.get(bookingId ?? '') ?? null,
      })),
      customer: { ...order.customer },
      travelerType: order.traveler_type,
      paymentMethod: order.payment_method,
      slotMissed: order.slot_missed_at !== null,
      passenger: order.passenger,
      billing: order.billing,
      placedAt: order.placed_at.toISOString(),
      expiresAt: order.expires_at.toISOString(),
      paidAt: order.paid_at?.toISOString() ?? null,
      closeReason: order.close_reason,
      ...(order.replaced_by ? { replacedBy: order.replaced_by } : {}),
      now: this.clock.now().toISOString(),
    };
  }
}

export const paymentView = ({
  gateway,
  status,
  clientSecret,
  publishableKey,
  action,
  received,
  refundAccount,
  refunds,
}: PaymentState): OrderPaymentView => ({
  method: gateway === 'bank' ? 'wire' : 'card',
  gateway,
  status,
  ...(clientSecret ? { clientSecret } : {}),
  ...(publishableKey ? { publishableKey } : {}),
  ...(action ? { action } : {}),
  ...(received ? { received } : {}),
  ...(refundAccount ? { refundAccount } : {}),
  refunds,
});
