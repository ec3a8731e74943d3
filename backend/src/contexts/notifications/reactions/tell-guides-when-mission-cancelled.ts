import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionCancelled } from '../../guide-missions/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Missions } from '../domain/missions.js';

/** Tells the guide of the mission, or the guides who were asked while nobody had it, that it will not take place. */
@Reaction('notifications.tell-guides-when-mission-cancelled')
@Injectable()
export class TellGuidesWhenMissionCancelled implements EventHandler<MissionCancelled> {
  constructor(
    private readonly missions: Missions,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ missionId, guideId }: MissionCancelled): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission) return;
    const guideIds = guideId === null ? mission.hopefulGuideIds : [guideId];
    const notifications = guideIds.map((recipientId) => ({
      recipientId,
      kind: 'mission-cancelled' as const,
      deduplicationKey: missionId,
      payload: mission.payload,
    }));
    await this.inbox.deliver(notifications);
  }
}
