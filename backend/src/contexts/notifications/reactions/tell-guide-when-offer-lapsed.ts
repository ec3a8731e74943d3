import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { OfferLapsed } from '../../guide-missions/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Missions } from '../domain/missions.js';

/** A guide learns, once, that the time for the answer has run out. */
@Reaction('notifications.tell-guide-when-offer-lapsed')
@Injectable()
export class TellGuideWhenOfferLapsed implements EventHandler<OfferLapsed> {
  constructor(
    private readonly missions: Missions,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ missionId, guideId, askedAt }: OfferLapsed): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission?.isOpen) return;
    const deduplicationKey = `${missionId} ${askedAt}`;
    await this.inbox.deliver([
      { recipientId: guideId, kind: 'mission-lapsed', deduplicationKey, payload: mission.payload },
    ]);
  }
}
