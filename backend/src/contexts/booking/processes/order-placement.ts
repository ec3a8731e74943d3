import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { beforeBankDays } from '../../../shared-kernel/time/bank-days.js';
import { Booking } from '../domain/booking.js';
import { WireCurrencyNotTaken, WireStartsTooSoon } from '../domain/booking.errors.js';
import type { Cart, CartItem } from '../domain/cart.js';
import type { Claim } from '../domain/claim.js';
import type { OptionForSale } from '../domain/departures.js';
import { type Billing, type Customer, Order, type Passenger } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { discountableOf, linesOfSale } from '../domain/lines-of-sale.js';
import type { LineOfSale } from '../domain/price-line.js';
import { type AppliedGiftCard, type GiftCardItem, GiftCards } from '../domain/gift-cards.js';
import { type GrantedDiscount, PromoCodes } from '../domain/promo-codes.js';
import { Slots } from '../domain/slots.js';
import { type OrderPaymentMethod, whyNoWire, wireDeadline } from '../domain/wire-transfer.js';
import { partsOfDiscount } from '../queries/cart-discounts.js';

export const MINUTES_TO_PAY = 30;

/** The job that reminds of a transfer a bank day before its deadline. Its key is the order's id. */
export const REMIND_TRANSFER = 'booking.remind-transfer';

export interface OrderForm {
  readonly travelerType: 'myself' | 'somebody-else';
  readonly customer: Customer;
  readonly passengerRelation?: string;
  readonly passenger?: Passenger;
  readonly billing?: Billing;
  readonly specialRequirements?: string;
  readonly timeZone?: string;
  /** Codes of gift cards that pay, beside those of the cart. */
  readonly giftCards?: readonly string[];
  /** By card where absent. */
  readonly paymentMethod?: OrderPaymentMethod;
  /** Of an order on account: until when the partner holds it. */
  readonly holdUntil?: Date;
}

export interface PlacedOrder {
  readonly id: string;
  readonly reference: string;
}

/** What lowers the amount that is charged: a promo code first, then gift cards. */
export interface PriceReductions {
  readonly discount?: GrantedDiscount | undefined;
  readonly giftCards?: readonly AppliedGiftCard[];
}

export interface PricedLine {
  readonly item: CartItem;
  readonly claim: Claim<OptionForSale>;
}

/**
 * Places an order for checked cart items inside the caller's command: reserves a use of the promo code, sells the
 * bookings, reserves their slots, requests the payment and schedules the expiry.
 */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async place(
    cart: Cart,
    lines: readonly PricedLine[],
    form: OrderForm,
    language: Locale,
    actor: Actor,
    { discount, giftCards = [] }: PriceReductions = {},
  ): Promise<PlacedOrder> {
    const now = this.clock.now();
    const orderId = this.ids.uuid();
    const bookings = lines.map((line) => this.sell(line, orderId, form, language));
    const isByWire = form.paymentMethod === 'wire';
    const starts = bookings.map(({ startsAt }) => startsAt);
    if (isByWire) this.mustTakeWire(now, starts, cart);
    const order = Order.place(
      {
        id: orderId,
        reference: `CIC-${this.ids.reference(6)}`,
        cartId: cart.id,
        userId: actor.isPerson ? actor.id : null,
        language,
        currency: cart.currency,
        travelerType: form.travelerType,
        customer: form.customer,
        passengerRelation: form.passengerRelation ?? null,
        passenger: form.passenger ?? null,
        billing: form.billing ?? null,
        specialRequirements: form.specialRequirements ?? null,
        timeZone: form.timeZone ?? null,
        lines: [
          ...bookings.flatMap(linesOfSale),
          ...discountsOf(bookings, discount),
          ...cart.giftCardItems.map(saleOfGiftCard),
        ].map((line) => ({
          ...line,
          id: this.ids.uuid(),
          chargeId: orderId,
          refunded: 0,
        })),
        giftCards: giftCards
          .filter(({ applied }) => applied.amount > 0)
          .map(({ id: giftCardId, last4, applied }) => ({ giftCardId, last4, amount: applied.amount, refunded: 0 })),
        giftCardItems: cart.giftCardItems,
        termsAcceptedAt: now,
        paymentMethod: form.paymentMethod ?? 'card',
        expiresAt: isByWire
          ? wireDeadline(now, starts)
          : (form.holdUntil ?? new Date(now.getTime() + MINUTES_TO_PAY * 60_000)),
      },
      now,
    );
    // Before the slots, as everywhere: two orders never wait for each other.
    if (discount && order.discount > 0) await this.reserveUse(order, discount);
    await this.reserveGiftCards(order, giftCards);
    await this.orders.add(order, bookings);
    if (isByWire) {
      await this.mustBeFree(lines);
      cart.clearOf(order, now);
      cart.forgetOrder();
    } else {
      const reservations = lines.map(({ claim }, index) => ({ claim, bookingId: bookings[index]?.id ?? '' }));
      await this.slots.reserve(reservations, orderId, order.expiresAt);
      cart.openOrderId = orderId;
    }
    await this.requestPayment(order);
    return { id: orderId, reference: order.reference };
  }

  private mustTakeWire(now: Date, starts: readonly Date[], { currency }: Cart): void {
    const refusal = whyNoWire(now, starts, this.payments.takesTransfersIn(currency));
    if (refusal === 'starts-too-soon') throw new WireStartsTooSoon({ days: TERMS.transferDaysAhead });
    if (refusal === 'no-account') throw new WireCurrencyNotTaken({ currency });
  }

  /** A transfer reserves nothing: what the cart holds becomes available, and whoever pays first has the slot. */
  private async mustBeFree(lines: readonly PricedLine[]): Promise<void> {
    const itemIds = lines.map(({ item }) => item.id);
    for (const [index, { claim }] of lines.entries()) {
      const others = lines.slice(0, index).map((line) => line.claim);
      await this.slots.mustBeFree(claim, { itemIds, others });
    }
    await this.slots.releaseHolds(itemIds);
  }

  private sell({ item, claim }: PricedLine, orderId: string, form: OrderForm, language: Locale): Booking {
    const { customer, passenger, specialRequirements } = form;
    return Booking.sell(item, claim, {
      id: this.ids.uuid(),
      reference: `BK-${this.ids.reference(6)}`,
      orderId,
      language,
      customer,
      passenger,
      specialRequirements,
    });
  }

  private reserveUse(order: Order, { promoCodeId, amount }: GrantedDiscount): Promise<void> {
    return this.promoCodes.reserve({
      orderId: order.id,
      orderReference: order.reference,
      promoCodeId,
      customerId: order.userId ?? undefined,
      discount: amount,
    });
  }

  private async reserveGiftCards({ id, reference }: Order, giftCards: readonly AppliedGiftCard[]): Promise<void> {
    const uses = giftCards
      .filter(({ applied }) => applied.amount > 0)
      .map(({ id: giftCardId, taken, applied }) => ({ giftCardId, amount: taken, paid: applied }));
    if (uses.length > 0) await this.giftCards.reserve({ orderId: id, orderReference: reference, uses });
  }

  private async requestPayment(order: Order): Promise<void> {
    const { id, reference, toPay, expiresAt, paymentMethod: method, isByWire } = order;
    if (!toPay.isZero() && method !== 'account')
      await this.payments.request({ orderId: id, reference, amount: toPay.toJSON(), method });
    const reminder = beforeBankDays(expiresAt, 1);
    if (isByWire && !toPay.isZero() && reminder > this.clock.now())
      await this.scheduledJobs.plan(REMIND_TRANSFER, id, reminder, { orderId: id });
    await this.scheduledJobs.plan('booking.expire-order', id, expiresAt, { orderId: id });
  }
}

/** A voucher for many purposes: no tax at its sale. */
const saleOfGiftCard = ({ id, price }: GiftCardItem): LineOfSale => ({
  kind: 'gift-card',
  itemId: id,
  bookingId: null,
  amount: price,
  tax: 'gift-card',
});

/** One line for each booking that gets a part of the discount. The reason is the code. */
function discountsOf(bookings: readonly Booking[], discount: GrantedDiscount | undefined): readonly LineOfSale[] {
  if (!discount) return [];
  const parts = partsOfDiscount(
    Money.from(discount.amount),
    bookings.map(({ sold }) => discountableOf(sold)),
  );
  return bookings
    .map(({ id, itemId, service }, index): LineOfSale => {
      const part = parts[index] ?? Money.zero(discount.amount.currency);
      return {
        kind: 'discount',
        bookingId: id,
        itemId,
        amount: part.negated().toJSON(),
        tax: service.taxRegime,
        reason: discount.code,
      };
    })
    .filter(({ amount }) => amount.amount !== 0);
}
