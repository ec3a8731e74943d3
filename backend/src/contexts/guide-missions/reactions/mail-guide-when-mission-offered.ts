import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository, OfferRepository } from '../domain/mission.repository.js';
import type { MissionOffered } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** The guide is mailed the offer, unless the mission is no longer open. */
@Reaction('guide-missions.mail-guide-when-mission-offered')
@Injectable()
export class MailGuideWhenMissionOffered implements EventHandler<MissionOffered> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly offers: OfferRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
  ) {}

  async react({ missionId, guideId }: MissionOffered): Promise<void> {
    const mission = await this.missions.find(missionId);
    const offer = await this.offers.find(missionId, guideId);
    if (mission?.state !== 'open' || !offer) return;
    const guide = await this.accounts.find(guideId);
    if (guide?.isApproved) await this.mails.offered(mission, offer, guide);
  }
}
