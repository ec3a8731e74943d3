import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository } from '../domain/mission.repository.js';
import type { MissionCancelled } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** Mails the guide of a cancelled mission, with a calendar file that removes the entry. */
@Reaction('guide-missions.mail-guide-when-mission-cancelled')
@Injectable()
export class MailGuideWhenMissionCancelled implements EventHandler<MissionCancelled> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
  ) {}

  async react({ missionId, guideId }: MissionCancelled): Promise<void> {
    if (guideId === null) return;
    const mission = await this.missions.find(missionId);
    const guide = await this.accounts.find(guideId);
    if (mission && guide) await this.mails.cancelled(mission, guide);
  }
}
