import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import type { Canceller } from '../domain/booking.js';
import type { Travellers } from '../domain/party.js';
import { OrderRepository } from '../domain/order.repository.js';
import { type CancellationOffer, CancellationOffers } from './cancellation-offers.js';

/** Tells what goes back if a booking is cancelled now. Reads order and booking under their locks, at one moment. */
@Injectable()
export class BookingCancellation {
  constructor(
    private readonly commands: Commands,
    private readonly orders: OrderRepository,
    private readonly offers: CancellationOffers,
  ) {}

  offer(bookingId: string, by: Canceller, travellers?: Travellers): Promise<CancellationOffer> {
    return this.commands.inTransaction(async () => {
      const [found] = await this.orders.getBookings([bookingId]);
      if (!found) throw new BookingUnknown();
      return this.offers.offer(found.order, found.booking, by, travellers);
    });
  }
}
