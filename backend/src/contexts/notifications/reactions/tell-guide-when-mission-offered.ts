import { Injectable } from '@nestjs/common';
import { type Message, type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionOffered } from '../../guide-missions/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Missions } from '../domain/missions.js';

/** The guide learns of the offer, unless the mission has gone meanwhile. */
@Reaction('notifications.tell-guide-when-mission-offered')
@Injectable()
export class TellGuideWhenMissionOffered implements EventHandler<MissionOffered> {
  constructor(
    private readonly missions: Missions,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ missionId, guideId, respondBefore }: MissionOffered, { id }: Message): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission?.isOpen) return;
    const payload = { ...mission.payload, respondBefore };
    await this.inbox.deliver([{ recipientId: guideId, kind: 'mission-offered', deduplicationKey: id, payload }]);
  }
}
