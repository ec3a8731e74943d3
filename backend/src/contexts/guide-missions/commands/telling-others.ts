import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { OfferRepository } from '../domain/mission.repository.js';
import { MissionMails } from '../mail/mission-mails.js';

/** Guides who were asked learn what has become of what they were offered. */
@Injectable()
export class TellingOthers {
  constructor(
    private readonly offers: OfferRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
    private readonly clock: Clock,
  ) {}

  /** A mail to those who could still hope: not to who refused, nor to who let the time run out. */
  async assigned(mission: Mission): Promise<void> {
    const now = this.clock.now();
    for (const offer of await this.offers.ofMission(mission.id)) {
      if (offer.guideId === mission.guideId || !offer.isHopedFor(mission.openedAt, now)) continue;
      const guide = await this.accounts.find(offer.guideId);
      if (guide?.isApproved) await this.mails.lost(mission, guide);
    }
  }

  /** A booking has joined: a mail to those who may still say yes. */
  async grown(mission: Mission, bookingId: string): Promise<void> {
    const now = this.clock.now();
    for (const offer of await this.offers.ofMission(mission.id)) {
      if (!offer.isHopedFor(mission.openedAt, now)) continue;
      const guide = await this.accounts.find(offer.guideId);
      if (guide?.isApproved) await this.mails.grown(mission, offer, bookingId, guide);
    }
  }

  /** Nobody answered in time; the mission stays open for others. */
  async lapsed(mission: Mission): Promise<void> {
    const now = this.clock.now();
    for (const offer of await this.offers.ofMission(mission.id))
      if (offer.hasLapsed(mission.openedAt, now)) mission.recordLapsed(offer.guideId, offer.askedAt);
  }
}
