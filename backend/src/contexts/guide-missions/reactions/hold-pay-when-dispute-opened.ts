import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';

import type { DisputeOpened } from '../../payments/events.js';
import { BookedDepartures } from '../domain/booked-departures.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** The pay of a mission waits while a customer’s bank demands the money of its booking back. */
@Reaction('guide-missions.hold-pay-when-dispute-opened')
@Injectable()
export class HoldPayWhenDisputeOpened implements EventHandler<DisputeOpened> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly departures: BookedDepartures,
  ) {}

  async react({ orderId, disputeId }: DisputeOpened): Promise<void> {
    for (const bookingId of await this.departures.bookingsOfPayment(orderId)) {
      const mission = await this.missions.findPaidFor(bookingId);
      if (!mission) continue;
      mission.openDispute(disputeId);
      await this.missions.save(mission);
    }
  }
}
