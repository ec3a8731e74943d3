import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type {
  ChargePaid,
  LinesRefunded,
  BookingWorkItemSettled,
  OrderCovered,
  OrderExpired,
  PaymentCameTooLate,
  SlotMissed,
  TransferRequested,
} from '../events.js';
import { type NotPayableReason, OrderNotPayable, SlotNotMissed, StatusChangeRefused } from './booking.errors.js';
import type { GiftCardItem, GiftCardPart } from './gift-cards.js';
import type { OrderPaymentMethod } from './wire-transfer.js';
import { leftOf, type LinePart, type PriceLine, totalsOf } from './price-line.js';

export type OrderId = Id<'Order'>;

export const ORDER_STATUSES = [
  'draft',
  'awaiting-payment',
  'paid',
  'partially-refunded',
  'refunded',
  'cancelled',
  'expired',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['awaiting-payment', 'cancelled'],
  // The money was captured and refunded before the order was confirmed.
  'awaiting-payment': ['paid', 'refunded', 'cancelled', 'expired'],
  paid: ['partially-refunded', 'refunded'],
  'partially-refunded': ['refunded'],
  refunded: [],
  // Late money still pays the order if the slot is free.
  cancelled: ['paid', 'partially-refunded', 'refunded'],
  expired: ['paid', 'partially-refunded', 'refunded'],
};

/** Why an order can no longer be paid: the customer cancelled or replaced the order, or the time to pay ended. */
export type CloseReason = 'cancelled-by-customer' | 'superseded' | 'payment-timeout';

export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

export interface Passenger {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Whether the passenger is mailed the voucher and the guide's name. The tour may be a surprise. */
  readonly getsMails?: boolean;
}

/** The paying company, as the customer entered it. */
export interface Billing {
  readonly companyName: string;
  /** As the customer entered it, in upper or lower case, with or without blanks. */
  readonly vat?: string;
  readonly address: {
    readonly street: string;
    readonly streetComplementary?: string;
    readonly zip?: string;
    readonly state?: string;
    readonly city: string;
    /** ISO 3166-1, two capital letters. */
    readonly country: string;
  };
}

export interface NewOrder {
  readonly id: OrderId;
  readonly reference: string;
  readonly cartId: string;
  readonly userId: string | null;
  readonly language: Locale;
  readonly currency: Currency;
  readonly travelerType: 'myself' | 'somebody-else';
  readonly customer: Customer;
  readonly passengerRelation: string | null;
  readonly passenger: Passenger | null;
  readonly billing?: Billing | null;
  readonly specialRequirements: string | null;
  /** The IANA zone of the customer's browser, where the browser sent it. */
  readonly timeZone?: string | null;
  readonly lines: readonly PriceLine[];
  /** The gift cards that pay a part of it. */
  readonly giftCards?: readonly GiftCardPart[];
  /** The gift cards that it buys. */
  readonly giftCardItems?: readonly GiftCardItem[];
  /** By card where absent. */
  readonly paymentMethod?: OrderPaymentMethod;
  readonly termsAcceptedAt: Date;
  readonly expiresAt: Date;
}

/** A refund by means: money goes to where it came from, the rest to gift cards. */
export interface RefundParts {
  readonly money: MoneyView;
  readonly giftCards: readonly { readonly giftCardId: string; readonly last4: string; readonly amount: MoneyView }[];
}

const whyPaidIsNotPayable: Readonly<Partial<Record<OrderStatus, NotPayableReason>>> = {
  paid: 'paid',
  'partially-refunded': 'paid',
  refunded: 'refunded',
};

/**
 * Throws OrderNotPayable unless the order awaits its payment and its time to pay has not ended. This check only
 * precedes the request for money. The order decides about late money when the money arrives.
 */
export function mustBePayable(
  { status, expiresAt, closeReason }: Pick<Order, 'status' | 'expiresAt' | 'closeReason'>,
  now: Date,
): void {
  if (status === 'awaiting-payment' && now < expiresAt) return;
  throw new OrderNotPayable({ reason: whyPaidIsNotPayable[status] ?? closeReason ?? 'payment-timeout' });
}

/** One checkout with its lines, one currency and one payment. */
export class Order extends AggregateRoot {
  readonly id!: OrderId;
  readonly reference!: string;
  /** The cart of the order, or the cart into which that cart was merged; of an accepted quote, the quote. */
  readonly cartId!: string;
  userId!: string | null;
  status!: OrderStatus;
  language!: Locale;
  currency!: Currency;
  travelerType!: 'myself' | 'somebody-else';
  customer!: Customer;
  passengerRelation!: string | null;
  passenger!: Passenger | null;
  billing!: Billing | null;
  specialRequirements!: string | null;
  timeZone!: string | null;
  lines!: readonly PriceLine[];
  giftCards!: readonly GiftCardPart[];
  giftCardItems!: readonly GiftCardItem[];
  subtotal!: number;
  discount!: number;
  total!: number;
  paymentMethod!: OrderPaymentMethod;
  termsAcceptedAt!: Date;
  placedAt!: Date;
  expiresAt!: Date;
  paidAt!: Date | null;
  /** Stays set when late money is refunded. */
  closeReason!: CloseReason | null;
  /** A bank transfer came, but a slot was gone: the customer chooses another time, or a refund. */
  slotMissedAt!: Date | null;

  static place(order: NewOrder, now: Date): Order {
    const placed = new Order();
    const { subtotal, discount, total } = totalsOf(order.lines, order.currency);
    Object.assign(placed, {
      ...order,
      billing: order.billing ?? null,
      timeZone: order.timeZone ?? null,
      giftCards: order.giftCards ?? [],
      giftCardItems: order.giftCardItems ?? [],
      status: 'awaiting-payment',
      subtotal,
      discount,
      total,
      paymentMethod: order.paymentMethod ?? 'card',
      placedAt: now,
      paidAt: null,
      closeReason: null,
      slotMissedAt: null,
    } satisfies Partial<Order>);
    if (placed.toPay.isZero()) placed.record<OrderCovered>({ type: 'booking.order-covered.v1', orderId: placed.id });
    else if (placed.isByWire)
      placed.record<TransferRequested>({
        type: 'booking.transfer-requested.v1',
        orderId: placed.id,
        orderReference: placed.reference,
      });
    return placed;
  }

  get grandTotal(): Money {
    return Money.of(this.total, this.currency);
  }

  /** What is left to pay when the gift cards have paid. */
  get toPay(): Money {
    return this.grandTotal.minus(this.paidByGiftCards);
  }

  get paidByGiftCards(): Money {
    return Money.of(
      this.giftCards.reduce((sum, { amount }) => sum + amount, 0),
      this.currency,
    );
  }

  /**
   * How a refund divides over the means that paid: by what each has left of the tours. Gift cards pay for the order alone,
   * never for a later charge.
   * @param isNoted the refund is noted on the lines already
   */
  meansOf(chargeId: string, amount: MoneyView, isNoted: boolean): RefundParts {
    const left = this.giftCards.map((part) => (chargeId === this.id ? part.amount - part.refunded : 0));
    const ofCards = left.reduce((sum, each) => sum + each, 0);
    if (ofCards === 0 || amount.amount === 0) return { money: amount, giftCards: [] };
    const tours = this.lines.filter((line) => line.chargeId === chargeId && line.kind !== 'gift-card');
    const ofTours = tours.reduce((sum, line) => sum + leftOf(line), 0) + (isNoted ? amount.amount : 0);
    const [money = Money.zero(this.currency), ...shares] = Money.from(amount).split([
      Math.max(0, ofTours - ofCards),
      ...left,
    ]);
    return {
      money: money.toJSON(),
      giftCards: this.giftCards
        .map(({ giftCardId, last4 }, index) => ({ giftCardId, last4, amount: (shares[index] ?? money).toJSON() }))
        .filter((part) => part.amount.amount > 0),
    };
  }

  /** Notes what goes back to gift cards. The refund is noted on the lines before. */
  takeBack(chargeId: string, amount: MoneyView): RefundParts {
    const parts = this.meansOf(chargeId, amount, true);
    this.giftCards = this.giftCards.map((part) => {
      const back = parts.giftCards.find(({ giftCardId }) => giftCardId === part.giftCardId);
      return back ? { ...part, refunded: part.refunded + back.amount.amount } : part;
    });
    return parts;
  }

  /** By bank transfer: the order reserves no slot until the money has come. */
  get isByWire(): boolean {
    return this.paymentMethod === 'wire';
  }

  /** A partner owes it: no payment is requested, and it is invoiced with the month. */
  get isOnAccount(): boolean {
    return this.paymentMethod === 'account';
  }

  /** Gives a partner more time for an order that it holds. */
  holdUntil(until: Date): void {
    if (!this.isOnAccount || this.status !== 'awaiting-payment')
      throw new StatusChangeRefused({ from: this.status, to: 'awaiting-payment' });
    this.expiresAt = until;
  }

  /** The partner says at last who travels. */
  namePassenger(passenger: Passenger, specialRequirements: string | null): void {
    Object.assign(this, { passenger, specialRequirements });
  }

  pay(now: Date): void {
    this.moveTo('paid');
    this.settleMissedSlot();
    this.paidAt = now;
    this.closeReason = null;
    this.recordPaid(this.id);
  }

  linesOf(bookingId: string): readonly PriceLine[] {
    return this.lines.filter((line) => line.bookingId === bookingId);
  }

  /** What its discount takes off a booking: of a cancelled one what it took off, of others what is left of it. */
  discountOf({ id, status }: { readonly id: string; readonly status: string }): Money {
    const lines = this.linesOf(id).filter(({ kind }) => kind === 'discount');
    const off = lines.reduce((sum, line) => sum - (status === 'cancelled' ? line.amount.amount : leftOf(line)), 0);
    return Money.of(off, this.currency);
  }

  /** Adds what a change costs more, once that is paid. */
  addLines(lines: readonly PriceLine[]): void {
    this.lines = [...this.lines, ...lines];
    const { subtotal, discount, total } = totalsOf(this.lines, this.currency);
    Object.assign(this, { subtotal, discount, total });
    new Set(lines.map(({ chargeId }) => chargeId)).forEach((chargeId) => this.recordPaid(chargeId));
  }

  /** Records what goes back of each line. The money itself is requested with the same transaction. */
  refundLines(parts: readonly LinePart[]): void {
    this.lines = this.lines.map((line) => {
      const part = parts.find(({ lineId }) => lineId === line.id);
      return part ? { ...line, refunded: line.refunded + part.amount } : line;
    });
    const lines = parts.flatMap(({ lineId, amount }) => {
      const line = this.lines.find(({ id }) => id === lineId);
      return line && amount !== 0 ? [{ lineId, chargeId: line.chargeId, amount }] : [];
    });
    if (lines.length > 0 && !this.isOnAccount)
      this.record<LinesRefunded>({ type: 'booking.lines-refunded.v1', orderId: this.id, lines });
  }

  /** Whether nothing is left of what the order sold, or of one of its bookings. */
  isRefundedWhole(bookingId?: string): boolean {
    const lines = bookingId === undefined ? this.lines : this.linesOf(bookingId);
    return lines.reduce((left, line) => left + leftOf(line), 0) === 0;
  }

  /** What was refunded of a booking. */
  refundStandingOf(bookingId: string): 'paid' | 'part-refunded' | 'refunded' {
    if (this.isRefundedWhole(bookingId)) return 'refunded';
    return this.linesOf(bookingId).some(({ refunded }) => refunded !== 0) ? 'part-refunded' : 'paid';
  }

  sells(itemId: string | null): boolean {
    return itemId !== null && this.lines.some((line) => line.itemId === itemId);
  }

  /** Closes the order because its time to pay has ended. */
  expire(): void {
    this.close('expired', 'payment-timeout');
    // A partner's hold ends quietly.
    if (this.isOnAccount) return;
    this.record<OrderExpired>({
      type: 'booking.order-expired.v1',
      orderId: this.id,
      orderReference: this.reference,
    });
  }

  /** Closes the order because the customer cancelled it. */
  cancel(): void {
    this.close('cancelled', 'cancelled-by-customer');
  }

  /** Closes the order because a newer order of the same cart replaces it. */
  supersede(): void {
    this.close('cancelled', 'superseded');
  }

  /** The money of a bank transfer has come, and a slot is gone. */
  missSlot(now: Date): void {
    if (this.slotMissedAt !== null) return;
    this.slotMissedAt = now;
    this.record<SlotMissed>({ type: 'booking.slot-missed.v1', orderId: this.id, orderReference: this.reference });
  }

  private settleMissedSlot(): void {
    if (this.slotMissedAt === null) return;
    this.slotMissedAt = null;
    this.record<BookingWorkItemSettled>({ type: 'booking.work-item-settled.v1', kind: 'slot-missed', key: this.id });
  }

  /** Throws SlotNotMissed unless the customer is to choose another time or a refund. */
  mustHaveMissedSlot(): void {
    if (this.slotMissedAt === null) throw new SlotNotMissed({ reference: this.reference });
  }

  /** The money came, but the slot was sold to another customer or the customer had cancelled the order. */
  giveBack(): void {
    this.settleMissedSlot();
    if (this.status === 'awaiting-payment') this.close('expired', 'payment-timeout');
    this.record<PaymentCameTooLate>({
      type: 'booking.payment-came-too-late.v1',
      orderId: this.id,
      orderReference: this.reference,
      closeReason: this.closeReason ?? 'payment-timeout',
    });
  }

  /**
   * Records a refund of the whole amount or of a part. Refund events arrive in any order, so a step back changes
   * nothing.
   */
  refund(isFull: boolean): void {
    if (this.status === 'refunded' || (this.status === 'partially-refunded' && !isFull)) return;
    this.moveTo(isFull ? 'refunded' : 'partially-refunded');
  }

  private recordPaid(chargeId: string): void {
    // Of a partner the month is invoiced.
    if (!this.isOnAccount) this.record<ChargePaid>({ type: 'booking.charge-paid.v1', orderId: this.id, chargeId });
  }

  private close(status: 'cancelled' | 'expired', why: CloseReason): void {
    this.moveTo(status);
    this.closeReason = why;
  }

  private moveTo(status: OrderStatus): void {
    if (!transitions[this.status].includes(status)) throw new StatusChangeRefused({ from: this.status, to: status });
    this.status = status;
  }
}
