import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/domain/clock.js';
import { Attention } from '../domain/attention.js';
import type { Mission } from '../domain/mission.js';
import type { Offer } from '../domain/offer.js';
import { MissionSearch } from './mission-search.js';
import { OfferedMissions } from './offered-missions.js';

/** A guide cannot do a mission of theirs: others are asked at once, and an admin is told. */
@Injectable()
export class GivingBack {
  constructor(
    private readonly offered: OfferedMissions,
    private readonly attention: Attention,
    private readonly search: MissionSearch,
    private readonly clock: Clock,
  ) {}

  async giveBack(mission: Mission, offer: Offer, reason: string): Promise<void> {
    const now = this.clock.now();
    mission.giveBack(offer.guideId, now);
    offer.giveBack(reason, now);
    await this.offered.save(mission, offer);
    await this.attention.call('guide-cancelled', mission, { guideId: offer.guideId, message: reason });
    await this.search.begin(mission);
  }
}
