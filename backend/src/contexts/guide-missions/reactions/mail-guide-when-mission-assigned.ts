import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository } from '../domain/mission.repository.js';
import type { MissionAssigned } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** The guide is mailed the facts and a calendar file, once for each assignment. */
@Reaction('guide-missions.mail-guide-when-mission-assigned')
@Injectable()
export class MailGuideWhenMissionAssigned implements EventHandler<MissionAssigned> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
  ) {}

  async react({ missionId, guideId }: MissionAssigned): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission?.isOf(guideId)) return;
    const guide = await this.accounts.find(guideId);
    if (guide) await this.mails.assigned(mission, guide);
  }
}
