import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionAssigned } from '../../guide-missions/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Missions } from '../domain/missions.js';
import type { NewNotification } from '../domain/notification.js';

/** Notifies a guide whom an admin assigned, and the other guides with an offer that the mission is taken. */
@Reaction('notifications.tell-guides-when-mission-assigned')
@Injectable()
export class TellGuidesWhenMissionAssigned implements EventHandler<MissionAssigned> {
  constructor(
    private readonly missions: Missions,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ missionId, guideId }: MissionAssigned): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (mission?.assigned?.to !== guideId) return;
    const { assigned: assignment, hopefulGuideIds, payload } = mission;
    // Each further booking of the departure repeats the event of the same assignment.
    const deduplicationKey = `${missionId} ${assignment.at.toISOString()}`;
    const assigned: NewNotification[] = assignment.byAdmin
      ? [{ recipientId: guideId, kind: 'mission-assigned', deduplicationKey, payload }]
      : [];
    const others = hopefulGuideIds.map((recipientId): NewNotification => ({
      recipientId,
      kind: 'mission-given-away',
      deduplicationKey,
      payload,
    }));
    await this.inbox.deliver([...assigned, ...others]);
  }
}
