import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { AttentionCalled } from '../../guide-missions/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Missions } from '../domain/missions.js';
import { Admins } from '../domain/admins.js';

/** The team learns that a mission needs a person. */
@Reaction('notifications.tell-admins-when-mission-attention-called')
@Injectable()
export class TellAdminsWhenMissionAttentionCalled implements EventHandler<AttentionCalled> {
  constructor(
    private readonly missions: Missions,
    private readonly admins: Admins,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ attentionId, missionId, kind: why }: AttentionCalled): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission) return;
    const notifications = (await this.admins.ids()).map((recipientId) => ({
      recipientId,
      kind: 'mission-attention' as const,
      deduplicationKey: attentionId,
      payload: { ...mission.payload, why },
    }));
    await this.inbox.deliver(notifications);
  }
}
