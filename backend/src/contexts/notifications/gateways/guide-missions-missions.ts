import { Injectable } from '@nestjs/common';
import { GuideMissionsApi, type MissionBrief } from '../../guide-missions/index.js';
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

const toFacts = ({ guideId, givenAt, givenAs, ...mission }: MissionBrief): MissionFacts => ({
  isOpen: mission.state === 'open',
  given: guideId && givenAt ? { to: guideId, at: givenAt, byAdmin: givenAs === 'assigned' } : undefined,
  hopefulGuideIds: mission.hopefulGuideIds,
  saying: {
    missionId: mission.id,
    bookingReference: mission.bookingReference,
    tour: mission.tourName,
    city: mission.cityName,
    startsAt: mission.startsAt.toISOString(),
    timeZone: mission.timeZone,
  },
});
