import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingConfirmed } from '../../booking/events.js';
import { BookedDepartures } from '../domain/booked-departures.js';
import { departureKeyOf } from '../domain/mission-departure.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { DepartureGroup } from '../processes/departure-group.js';
import { MissionOpening } from '../processes/mission-opening.js';

/** Opens the mission of a confirmed booking, or adds the booking to the mission of its group departure. */
@Reaction('guide-missions.open-mission-when-booking-confirmed')
@Injectable()
export class OpenMissionWhenBookingConfirmed implements EventHandler<BookingConfirmed> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly group: DepartureGroup,
    private readonly opening: MissionOpening,
    private readonly departures: BookedDepartures,
  ) {}

  async react({ bookingId }: BookingConfirmed): Promise<void> {
    await this.missions.oneAtATime(bookingId);
    if (await this.missions.isWithdrawn(bookingId)) return;
    const departure = await this.departures.find(bookingId);
    if (!departure) throw new Error(`There is no booking ${bookingId}`);
    await this.missions.oneAtATime(departureKeyOf(departure));
    const running = await this.missions.findOfDeparture(departureKeyOf(departure));
    if (running) return this.group.join(running, departure.booking);
    await this.opening.open(departure);
  }
}
