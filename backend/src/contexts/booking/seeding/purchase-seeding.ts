import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Role } from '../../../shared-kernel/roles.js';
import { AddToCart } from '../commands/add-to-cart.js';
import { CancelBooking } from '../commands/cancel-booking.js';
import { Departures, timetableOf } from '../domain/departures.js';
import { OrderRepository } from '../domain/order.repository.js';
import { slotsOn } from '../domain/timetable.js';
import type { Travellers } from '../domain/party.js';
import { CancellationOffers } from '../processes/cancellation-offers.js';
import { Checkout } from '../processes/checkout.js';
import type { OrderForm } from '../processes/order-placement.js';
import { OrderPayment } from '../processes/order-payment.js';
import { ConfirmWhenPaymentCaptured } from '../reactions/confirm-when-payment-captured.js';
import { PlaceOrder } from '../commands/place-order.js';

const DAY_MS = 86_400_000;
/** A tour may be closed or sold on the day; one of the next days is taken then. */
const DAYS_TO_TRY = 14;
const TEST_CARD = { cardNumber: '4242424242424242', expiry: '12/49', cvc: '123' };

export interface PurchaseToSeed {
  /** Slug. */
  readonly tour: string;
  readonly durationMinutes: number;
  readonly daysAhead: number;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  readonly currency: Currency;
  readonly buyer: { readonly id: string; readonly role: Role; readonly isPro: boolean; readonly language: Locale };
  readonly form: OrderForm;
}

/**
 * Buys tours for people of the demonstration, and cancels some, by the commands that a customer uses. Each step is a
 * transaction of its own, and what follows from it (mails, missions) follows.
 */
@Injectable()
export class PurchaseSeeding {
  constructor(
    private readonly commands: Commands,
    private readonly departures: Departures,
    private readonly checkout: Checkout,
    private readonly payment: OrderPayment,
    private readonly confirmation: ConfirmWhenPaymentCaptured,
    private readonly orders: OrderRepository,
    private readonly offers: CancellationOffers,
    private readonly clock: Clock,
  ) {}

  /** Buys and pays. Returns the id of the order. */
  async buy(purchase: PurchaseToSeed): Promise<string> {
    const id = await this.order(purchase);
    const { firstName, lastName } = purchase.form.customer;
    await this.pay(id, `${firstName} ${lastName}`);
    return id;
  }

  /** Orders without paying: by bank transfer, the order then waits for the money. Returns the id of the order. */
  async order(purchase: PurchaseToSeed): Promise<string> {
    const { buyer, form } = purchase;
    const owner = { ownerId: buyer.id };
    const actor = Actor.person({ ...buyer, sessionId: buyer.id });
    await this.addToCart(purchase, owner, actor);
    const command = new PlaceOrder(owner, form, buyer.language, actor);
    const { reference } = await this.checkout.placeOrder(command, { key: undefined, content: form });
    const { email } = form.customer;
    const found = await this.commands.inTransaction(() => this.orders.findOfCustomerForChange(reference, email));
    if (!found) throw new Error(`order ${reference} was not placed`);
    return found.id;
  }

  /** Pays an order that waits for its payment. */
  async pay(id: string, holder: string): Promise<void> {
    const step = { id, isPaid: false, mustBePayable: () => undefined };
    await this.payment.pay(step, { kind: 'test-card', card: { ...TEST_CARD, holder } });
    // The worker would do it in a moment. Doing it twice changes nothing.
    await this.commands.inTransaction(() => this.confirmation.react({ orderId: id }));
  }

  /** Cancels the only booking of the order on the terms that hold now. A guest has no account. */
  async cancel(orderId: string, buyer: PurchaseToSeed['buyer'] | undefined, reason: string): Promise<void> {
    const { bookingId, token } = await this.commands.inTransaction(async () => {
      const [booking] = await this.orders.bookingsOf(orderId);
      if (!booking) throw new Error(`order ${orderId} has no booking`);
      const order = await this.orders.getForChange(orderId);
      return { bookingId: booking.id, token: this.offers.offer(order, booking, 'customer').token };
    });
    const actor = buyer ? Actor.person({ ...buyer, sessionId: buyer.id }) : Actor.visitor();
    await this.commands.execute(new CancelBooking(bookingId, 'customer', token, reason, actor));
  }

  /** Takes the first free slot of the day, or of a day after it. */
  private async addToCart(purchase: PurchaseToSeed, owner: { ownerId: string }, actor: Actor): Promise<void> {
    const { tour, durationMinutes: duration, daysAhead, travellers, guideLanguage, currency } = purchase;
    const table = timetableOf(await this.departures.option(tour, duration));
    for (let day = daysAhead; day < daysAhead + DAYS_TO_TRY; day += 1) {
      const date = new Date(this.clock.now().getTime() + day * DAY_MS).toISOString().slice(0, 10);
      for (const { time } of slotsOn(date, table)) {
        const item = { tour, duration, datetime: { date, time }, travellers, guideLanguage };
        try {
          await this.commands.execute(new AddToCart(owner, item, currency, actor));
          return;
        } catch (error) {
          if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
        }
      }
    }
    throw new Error(`${tour} is not to be had from the ${daysAhead}th day on`);
  }
}
