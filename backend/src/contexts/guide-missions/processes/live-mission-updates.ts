import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../../../platform/notify/live-events.js';
import { OfferRepository } from '../domain/mission.repository.js';

/** Open pages of everybody who was asked: what they show of the mission is out of date. */
@Injectable()
export class LiveMissionUpdates {
  constructor(
    private readonly offers: OfferRepository,
    private readonly live: LiveEvents,
  ) {}

  async send(missionId: string): Promise<void> {
    const asked = await this.offers.ofMission(missionId);
    for (const { guideId } of asked) await this.live.send(guideId, { type: 'missions-changed' });
  }
}
