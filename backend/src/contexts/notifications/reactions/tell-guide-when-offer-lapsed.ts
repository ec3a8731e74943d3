import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { OfferLapsed } from '../../guide-missions/events.js';
import { Bell } from '../domain/bell.js';
import { Missions } from '../domain/missions.js';

/** A guide learns, once, that the time for the answer has run out. */
@Reaction('notifications.tell-offer-lapsed')
@Injectable()
export class TellGuideWhenOfferLapsed implements Reacts<OfferLapsed> {
  constructor(
    private readonly missions: Missions,
    private readonly bell: Bell,
  ) {}

  async react({ missionId, guideId, askedAt }: OfferLapsed): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission?.isOpen) return;
    const occasion = `${missionId} ${askedAt}`;
    await this.bell.ring([{ recipientId: guideId, kind: 'mission-lapsed', occasion, saying: mission.saying }]);
  }
}
