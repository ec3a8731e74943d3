import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionUnfilled } from '../../guide-missions/events.js';
import { GuideSearchProgress } from '../domain/guide-search-progress.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

/** Mails the customer that no guide was found and what the company offers, unless a guide has accepted meanwhile. */
@Reaction('booking.warn-customer-when-mission-unfilled')
@Injectable()
export class WarnCustomerWhenMissionUnfilled implements EventHandler<MissionUnfilled> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly search: GuideSearchProgress,
    private readonly mails: BookingMails,
    private readonly clock: Clock,
  ) {}

  async react({ missionId, bookingIds }: MissionUnfilled): Promise<void> {
    if (!(await this.search.goesOn(missionId))) return;
    for (const { booking, order } of await this.orders.getBookings(bookingIds)) {
      if (!booking.missGuide(this.clock.now())) continue;
      await this.orders.saveBooking(booking);
      // Naming a guide locks the booking and the order too, so a guide who is named at this moment is visible here.
      if (await this.search.goesOn(missionId)) await this.mails.guideMissing(booking, order);
    }
  }
}
