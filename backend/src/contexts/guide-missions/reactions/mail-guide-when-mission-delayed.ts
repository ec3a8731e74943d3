import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository } from '../domain/mission.repository.js';
import type { MissionDelayed } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** The driver learns the new time. */
@Reaction('guide-missions.mail-guide-when-mission-delayed')
@Injectable()
export class MailGuideWhenMissionDelayed implements EventHandler<MissionDelayed> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
  ) {}

  async react({ missionId, guideId, minutes }: MissionDelayed): Promise<void> {
    if (guideId === null) return;
    const mission = await this.missions.find(missionId);
    if (!mission?.isOf(guideId)) return;
    const guide = await this.accounts.find(guideId);
    if (guide) await this.mails.partyChanged('delayed', `${missionId}:${minutes}`, mission, guide);
  }
}
