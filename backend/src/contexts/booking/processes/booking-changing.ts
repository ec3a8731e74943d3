import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ChangeBooking } from '../commands/change-booking.js';
import type { Canceller } from '../domain/booking.js';
import { BookingUnknown, NoChangeToPay } from '../domain/booking.errors.js';
import type { BookingChange } from '../domain/booking-change.js';
import { BookingChanges } from '../domain/booking-change.js';
import { OrderPayments, type PaymentProgress, type PaymentState } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { type ChangeOffer, ChangeOffers, type WantedChange } from './change-offers.js';
import { OrderPayment, type PaymentStep } from './order-payment.js';

/** A change that waits for its payment, with that payment at the gateway. */
export interface ChangeToPay {
  readonly change: BookingChange;
  readonly payment: PaymentState;
}

/** Changes of bookings: what they cost, doing them, and paying what they cost more. */
@Injectable()
export class BookingChanging {
  constructor(
    private readonly commands: Commands,
    private readonly orders: OrderRepository,
    private readonly changes: BookingChanges,
    private readonly offers: ChangeOffers,
    private readonly payments: OrderPayments,
    private readonly payment: OrderPayment,
  ) {}

  offer(bookingId: string, by: Canceller, wanted: WantedChange): Promise<ChangeOffer> {
    return this.commands.inTransaction(async () => {
      const [found] = await this.orders.getBookings([bookingId]);
      if (!found) throw new BookingUnknown();
      return this.offers.offer(found.order, found.booking, by, wanted);
    });
  }

  /** Undefined if the change is done; otherwise it takes effect once it is paid. */
  async change(bookingId: string, by: Canceller, token: string, actor: Actor): Promise<ChangeToPay | undefined> {
    const result = await this.commands.execute(new ChangeBooking(bookingId, by, token, actor));
    return result.status === 'done' ? undefined : this.startPayment(bookingId);
  }

  /** The payment of the change that waits for it. Throws NoChangeToPay. */
  async startPayment(bookingId: string): Promise<ChangeToPay> {
    const { change, reference, email } = await this.waiting(bookingId);
    const payment = await this.payments.start({ orderId: change.id, reference, amount: change.toPay, email });
    return { change, payment };
  }

  /** Throws NoChangeToPay. */
  async pay(bookingId: string, step: PaymentStep): Promise<PaymentProgress | 'card-required'> {
    const { change } = await this.waiting(bookingId);
    return this.payment.pay({ id: change.id, isPaid: false, mustBePayable: () => undefined }, step);
  }

  private waiting(bookingId: string): Promise<{ change: BookingChange; reference: string; email: string }> {
    return this.commands.inTransaction(async () => {
      const [found] = await this.orders.getBookings([bookingId]);
      const change = found && (await this.changes.findWaitingForChange(bookingId));
      if (!change) throw new NoChangeToPay();
      return { change, reference: found.order.reference, email: found.order.customer.email };
    });
  }
}
