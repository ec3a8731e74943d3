import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingDelayed } from '../../booking/events.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { MissionDelay } from '../processes/mission-delay.js';

/** The traveller or the team said that a service begins later: its mission moves. */
@Reaction('guide-missions.delay-mission-when-booking-delayed')
@Injectable()
export class DelayMissionWhenBookingDelayed implements EventHandler<BookingDelayed> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly delay: MissionDelay,
  ) {}

  async react({ bookingId, minutes }: BookingDelayed): Promise<void> {
    await this.missions.oneAtATime(bookingId);
    const mission = await this.missions.findOfBooking(bookingId);
    if (mission?.state === 'open' || mission?.state === 'assigned') await this.delay.delay(mission, minutes);
  }
}
