import { Injectable } from '@nestjs/common';
import { GuideMissionsApi } from '../../guide-missions/index.js';
import { GuideSearch } from '../domain/guide-search.js';

@Injectable()
export class GuideMissionsGuideSearch extends GuideSearch {
  constructor(private readonly guideMissions: GuideMissionsApi) {
    super();
  }

  async goesOn(missionId: string): Promise<boolean> {
    return (await this.guideMissions.findMission(missionId))?.state === 'open';
  }

  async found(missionId: string): Promise<string | undefined> {
    const mission = await this.guideMissions.findMission(missionId);
    return mission?.state === 'cancelled' ? undefined : (mission?.guideId ?? undefined);
  }
}
