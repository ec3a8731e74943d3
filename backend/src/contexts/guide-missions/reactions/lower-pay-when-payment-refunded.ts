import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentRefunded } from '../../payments/events.js';
import { BookedDepartures } from '../domain/booked-departures.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** A refund after the visit takes the guide's share of it back, at the terms of the mission. */
@Reaction('guide-missions.lower-pay-when-payment-refunded')
@Injectable()
export class LowerPayWhenPaymentRefunded implements EventHandler<PaymentRefunded> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly departures: BookedDepartures,
  ) {}

  async react({ orderId, refundId, amount, lines = [] }: PaymentRefunded): Promise<void> {
    for (const { bookingId, refunded, paid } of await this.departures.refundsOf({ orderId, amount, lines })) {
      const mission = await this.missions.findOfBooking(bookingId);
      const booking = mission?.standingBookings.find(({ id }) => id === bookingId);
      if (!mission || !booking) continue;
      mission.lowerPay({ reference: booking.reference, refundId, refunded, paid });
      await this.missions.save(mission);
    }
  }
}
