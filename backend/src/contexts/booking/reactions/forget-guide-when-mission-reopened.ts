import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionReopened } from '../../guide-missions/events.js';
import { GuideSearch } from '../domain/guide-search.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';

/** The guide cannot come: the customer is told when the next one is known, not before. Who is next already stays. */
@Reaction('booking.forget-guide-when-mission-reopened')
@Injectable()
export class ForgetGuideWhenMissionReopened implements Reacts<MissionReopened> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly search: GuideSearch,
  ) {}

  async react({ missionId, bookingIds }: MissionReopened): Promise<void> {
    for (const bookingId of bookingIds) {
      const booking = await this.orders.getBooking(bookingId);
      if (booking.guideId === null || booking.guideId === (await this.search.found(missionId))) continue;
      booking.loseGuide();
      await this.slots.nameGuide(bookingId, false);
      await this.orders.saveBooking(booking);
    }
  }
}
