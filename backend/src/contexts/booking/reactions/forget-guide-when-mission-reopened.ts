import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionReopened } from '../../guide-missions/events.js';
import { GuideSearchProgress } from '../domain/guide-search-progress.js';
import { OrderRepository } from '../domain/order.repository.js';

/**
 * The guide withdrew. The customer gets a mail only when the next guide is known. If the next guide is named already,
 * they stay.
 */
@Reaction('booking.forget-guide-when-mission-reopened')
@Injectable()
export class ForgetGuideWhenMissionReopened implements EventHandler<MissionReopened> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly search: GuideSearchProgress,
  ) {}

  async react({ missionId, bookingIds }: MissionReopened): Promise<void> {
    for (const { booking } of await this.orders.getBookings(bookingIds)) {
      if (booking.guideId === null || booking.guideId === (await this.search.found(missionId))) continue;
      booking.loseGuide();
      await this.orders.saveBooking(booking);
    }
  }
}
