import { Injectable } from '@nestjs/common';
import { GuideMissionsApi, type MissionSummary } from '../../guide-missions/index.js';
import { type MissionFacts, Missions } from '../domain/missions.js';

@Injectable()
export class GuideMissionsMissions extends Missions {
  constructor(private readonly guideMissions: GuideMissionsApi) {
    super();
  }

  async find(missionId: string): Promise<MissionFacts | undefined> {
    const mission = await this.guideMissions.findMission(missionId);
    return mission && toFacts(mission);
  }
}

const toFacts = ({ guideId, assignedAt, assignedBy, ...mission }: MissionSummary): MissionFacts => ({
  isOpen: mission.state === 'open',
  assigned: guideId && assignedAt ? { to: guideId, at: assignedAt, byAdmin: assignedBy === 'admin' } : undefined,
  hopefulGuideIds: mission.hopefulGuideIds,
  payload: {
    missionId: mission.id,
    bookingReference: mission.bookingReference,
    tour: mission.tourName,
    city: mission.cityName,
    startsAt: mission.startsAt.toISOString(),
    timeZone: mission.timeZone,
  },
});
