import { Injectable } from '@nestjs/common';
import { type Message, type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingCancelled } from '../../booking/events.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { GuideAssignmentSearch } from '../processes/guide-assignment-search.js';

/** Takes the booking out of its mission. With the last booking the mission is cancelled and its search ends. */
@Reaction('guide-missions.close-mission-when-booking-cancelled')
@Injectable()
export class CloseMissionWhenBookingCancelled implements EventHandler<BookingCancelled> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly search: GuideAssignmentSearch,
  ) {}

  async react({ bookingId }: BookingCancelled, { recordedAt }: Message): Promise<void> {
    await this.missions.oneAtATime(bookingId);
    await this.missions.noteWithdrawn(bookingId);
    const mission = await this.missions.findOfBooking(bookingId);
    if (!mission || mission.state === 'finished' || mission.state === 'cancelled') return;
    mission.withdraw(bookingId, new Date(recordedAt));
    await this.missions.save(mission);
    if (mission.standingBookings.length === 0) await this.search.end(mission);
  }
}
