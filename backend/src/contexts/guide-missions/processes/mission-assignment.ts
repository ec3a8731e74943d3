import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { GuideAccount } from '../domain/guides.js';
import type { AssignedBy, Mission } from '../domain/mission.js';
import { MissionOverlaps } from '../domain/mission.errors.js';
import { MissionMatters } from '../domain/mission-matters.js';
import { MissionRepository } from '../domain/mission.repository.js';
import type { Offer } from '../domain/offer.js';
import { GuideAssignmentSearch } from './guide-assignment-search.js';
import { MissionOffers } from './mission-offers.js';

/** Assigns a mission to a guide, and takes it back. */
@Injectable()
export class MissionAssignment {
  constructor(
    private readonly missions: MissionRepository,
    private readonly missionOffers: MissionOffers,
    private readonly matters: MissionMatters,
    private readonly search: GuideAssignmentSearch,
    private readonly clock: Clock,
  ) {}

  /** The guide earns what the offer says. Ends the search. Throws MissionAlreadyAssigned, MissionClosed or MissionOverlaps. */
  async assign(mission: Mission, offer: Offer, guide: GuideAccount, assignedBy: AssignedBy): Promise<void> {
    // The constraint knows no mission that was delayed.
    mission.mustBeOpen();
    if ((await this.missions.inTheWayOf(mission, guide.id)).length > 0) throw new MissionOverlaps();
    mission.assignTo(guide, assignedBy, offer.earnings, this.clock.now());
    await this.missionOffers.save(mission, offer);
    await this.search.end(mission);
  }

  /**
   * Takes the mission back from the guide, informs an admin and begins a new search. Throws MissionNotYours or
   * MissionHasStarted.
   */
  async unassign(mission: Mission, offer: Offer, reason: string): Promise<void> {
    const now = this.clock.now();
    mission.unassign(offer.guideId, now);
    offer.giveBack(reason, now);
    await this.missionOffers.save(mission, offer);
    await this.matters.raise('guide-cancelled', mission, { guideId: offer.guideId, message: reason });
    await this.search.begin(mission);
  }
}
