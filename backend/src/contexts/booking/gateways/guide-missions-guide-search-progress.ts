import { Injectable } from '@nestjs/common';
import { GuideMissionsApi } from '../../guide-missions/index.js';
import { GuideSearchProgress } from '../domain/guide-search-progress.js';

@Injectable()
export class GuideMissionsGuideSearchProgress extends GuideSearchProgress {
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
