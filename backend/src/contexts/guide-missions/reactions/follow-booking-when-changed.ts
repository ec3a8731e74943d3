import { Injectable } from '@nestjs/common';
import { type Message, type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingChanged } from '../../booking/events.js';
import { BookedDepartures } from '../domain/booked-departures.js';
import { departureKeyOf, type MissionDeparture } from '../domain/mission-departure.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { DepartureGroup } from '../processes/departure-group.js';
import { GuideAssignmentSearch } from '../processes/guide-assignment-search.js';
import { MissionOpening } from '../processes/mission-opening.js';

/**
 * A booking at another time or in another language leaves its mission, and guides are asked anew. Other guests or another
 * meeting point are told to the guide of the mission.
 */
@Reaction('guide-missions.follow-booking-when-changed')
@Injectable()
export class FollowBookingWhenChanged implements EventHandler<BookingChanged> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly departures: BookedDepartures,
    private readonly group: DepartureGroup,
    private readonly opening: MissionOpening,
    private readonly search: GuideAssignmentSearch,
  ) {}

  async react({ bookingId, revision }: BookingChanged, { recordedAt }: Message): Promise<void> {
    await this.missions.oneAtATime(bookingId);
    const mission = await this.missions.findOfBooking(bookingId);
    const departure = await this.departures.find(bookingId);
    // The confirmation opens a mission that does not exist yet, on the terms of that time.
    if (!mission || !departure || (mission.state !== 'open' && mission.state !== 'assigned')) return;
    if (mission.isFor(departure)) {
      mission.alter(departure.booking, revision);
      return this.missions.save(mission);
    }
    mission.withdraw(bookingId, new Date(recordedAt));
    await this.missions.save(mission);
    if (mission.standingBookings.length === 0) await this.search.end(mission);
    await this.openAnew(departure);
  }

  private async openAnew(departure: MissionDeparture): Promise<void> {
    await this.missions.oneAtATime(departureKeyOf(departure));
    const running = await this.missions.findOfDeparture(departureKeyOf(departure));
    if (running) return this.group.join(running, departure.booking);
    await this.opening.open(departure);
  }
}
