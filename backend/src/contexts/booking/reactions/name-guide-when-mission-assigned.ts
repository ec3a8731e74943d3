import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionAssigned } from '../../guide-missions/events.js';
import { GuideSearchProgress } from '../domain/guide-search-progress.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';
import { PassengerMails } from '../mail/passenger-mails.js';

/** Names the guide to the customer, unless the guide has withdrawn meanwhile. */
@Reaction('booking.name-guide-when-mission-assigned')
@Injectable()
export class NameGuideWhenMissionAssigned implements EventHandler<MissionAssigned> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly search: GuideSearchProgress,
    private readonly mails: BookingMails,
    private readonly passengerMails: PassengerMails,
  ) {}

  async react({ missionId, bookingIds, guideId, guideName, guideContact }: MissionAssigned): Promise<void> {
    for (const { booking, order } of await this.orders.getBookings(bookingIds)) {
      if ((await this.search.found(missionId)) !== guideId) return;
      booking.nameGuide({ id: guideId, name: guideName, contact: guideContact });
      await this.orders.saveBooking(booking);
      await this.mails.guideNamed(booking, order);
      await this.passengerMails.guideNamed(booking, order);
    }
  }
}
