import { Injectable } from '@nestjs/common';
import { type Message, type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository, OfferRepository } from '../domain/mission.repository.js';
import type { MissionAssigned } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** Guides who could still have accepted learn that another one has the mission, once for each assignment. */
@Reaction('guide-missions.mail-other-guides-when-mission-assigned')
@Injectable()
export class MailOtherGuidesWhenMissionAssigned implements EventHandler<MissionAssigned> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly offers: OfferRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
  ) {}

  async react({ missionId, guideId }: MissionAssigned, { recordedAt }: Message): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission?.isOf(guideId)) return;
    for (const offer of await this.offers.ofMission(missionId)) {
      if (offer.guideId === guideId || !offer.isHopedFor(mission.openedAt, new Date(recordedAt))) continue;
      const guide = await this.accounts.find(offer.guideId);
      if (guide?.isApproved) await this.mails.lost(mission, guide);
    }
  }
}
