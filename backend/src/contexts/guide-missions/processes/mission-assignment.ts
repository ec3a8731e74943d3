import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Attention } from '../domain/attention.js';
import type { GuideAccount } from '../domain/guides.js';
import type { AssignedBy, Mission } from '../domain/mission.js';
import type { Offer } from '../domain/offer.js';
import { MissionMails } from '../mail/mission-mails.js';
import { GuideAssignmentSearch } from './guide-assignment-search.js';
import { MissionOffers } from './mission-offers.js';
import { TellingOthers } from '../commands/telling-others.js';

/** A mission becomes a guide's, or nobody's again. */
@Injectable()
export class MissionAssignment {
  constructor(
    private readonly missionOffers: MissionOffers,
    private readonly attention: Attention,
    private readonly search: GuideAssignmentSearch,
    private readonly mails: MissionMails,
    private readonly others: TellingOthers,
    private readonly clock: Clock,
  ) {}

  /** For what was offered. The guide gets its facts for the calendar; who is still asked need not answer any more. */
  async assign(mission: Mission, offer: Offer, guide: GuideAccount, assignedBy: AssignedBy): Promise<void> {
    mission.assignTo(guide, assignedBy, offer.earnings, this.clock.now());
    await this.missionOffers.save(mission, offer);
    await this.search.end(mission);
    await this.mails.assigned(mission, guide);
    await this.others.assigned(mission);
  }

  /** The guide cannot do it: others are asked at once, and an admin is told. */
  async unassign(mission: Mission, offer: Offer, reason: string): Promise<void> {
    const now = this.clock.now();
    mission.unassign(offer.guideId, now);
    offer.giveBack(reason, now);
    await this.missionOffers.save(mission, offer);
    await this.attention.call('guide-cancelled', mission, { guideId: offer.guideId, message: reason });
    await this.search.begin(mission);
  }
}
