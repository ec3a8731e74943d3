import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { DisputeClosed } from '../../payments/events.js';
import { BookedDepartures } from '../domain/booked-departures.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** The dispute has ended: the guide is paid, whoever won. */
@Reaction('guide-missions.release-pay-when-dispute-closed')
@Injectable()
export class ReleasePayWhenDisputeClosed implements EventHandler<DisputeClosed> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly departures: BookedDepartures,
    private readonly clock: Clock,
  ) {}

  async react({ orderId, disputeId }: DisputeClosed): Promise<void> {
    for (const bookingId of await this.departures.bookingsOfPayment(orderId)) {
      const mission = await this.missions.findPaidFor(bookingId);
      if (!mission) continue;
      mission.closeDispute(disputeId, this.clock.now());
      await this.missions.save(mission);
    }
  }
}
