import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Attention } from '../domain/attention.js';
import { MissionRepository } from '../domain/mission.repository.js';
import type { AttentionCalled } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** The team is mailed that a person must look at a mission. */
@Reaction('guide-missions.mail-team-when-attention-called')
@Injectable()
export class MailTeamWhenAttentionCalled implements EventHandler<AttentionCalled> {
  constructor(
    private readonly attention: Attention,
    private readonly missions: MissionRepository,
    private readonly mails: MissionMails,
  ) {}

  async react({ attentionId, missionId }: AttentionCalled): Promise<void> {
    const call = await this.attention.find(attentionId);
    const mission = await this.missions.find(missionId);
    if (call && mission) await this.mails.needsAttention(attentionId, call.kind, mission, call.message);
  }
}
