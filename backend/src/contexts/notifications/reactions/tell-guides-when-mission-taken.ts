import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionTaken } from '../../guide-missions/events.js';
import { Bell } from '../domain/bell.js';
import { Missions } from '../domain/missions.js';
import type { News } from '../domain/notification.js';

/** Who was given a mission without being asked learns of it; who was asked learns that it is gone. */
@Reaction('notifications.tell-mission-taken')
@Injectable()
export class TellGuidesWhenMissionTaken implements Reacts<MissionTaken> {
  constructor(
    private readonly missions: Missions,
    private readonly bell: Bell,
  ) {}

  async react({ missionId, guideId }: MissionTaken): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (mission?.given?.to !== guideId) return;
    const { given, hopefulGuideIds, saying } = mission;
    // A further booking of the departure is the same fact of the same giving.
    const occasion = `${missionId} ${given.at.toISOString()}`;
    const assigned: News[] = given.byAdmin
      ? [{ recipientId: guideId, kind: 'mission-assigned', occasion, saying }]
      : [];
    const others = hopefulGuideIds.map((recipientId): News => ({
      recipientId,
      kind: 'mission-given-away',
      occasion,
      saying,
    }));
    await this.bell.ring([...assigned, ...others]);
  }
}
