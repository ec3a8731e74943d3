import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionAssigned } from '../../guide-missions/events.js';
import { Bell } from '../domain/bell.js';
import { Missions } from '../domain/missions.js';
import type { News } from '../domain/notification.js';

/** Who was given a mission without being asked learns of it; who was asked learns that it is gone. */
@Reaction('notifications.tell-mission-assigned')
@Injectable()
export class TellGuidesWhenMissionAssigned implements Reacts<MissionAssigned> {
  constructor(
    private readonly missions: Missions,
    private readonly bell: Bell,
  ) {}

  async react({ missionId, guideId }: MissionAssigned): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (mission?.assigned?.to !== guideId) return;
    const { assigned: assignment, hopefulGuideIds, saying } = mission;
    // A further booking of the departure is the same fact of the same assignment.
    const occasion = `${missionId} ${assignment.at.toISOString()}`;
    const assigned: News[] = assignment.byAdmin
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
