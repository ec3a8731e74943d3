import { Injectable } from '@nestjs/common';
import { GuideMissionsApi } from '../../guide-missions/index.js';
import { Missions } from '../domain/missions.js';
import type { EarnedMission } from '../domain/payout.js';

@Injectable()
export class GuideMissionsMissions extends Missions {
  constructor(private readonly missions: GuideMissionsApi) {
    super();
  }

  findPay(missionId: string): Promise<EarnedMission | undefined> {
    return this.missions.findPay(missionId);
  }
}
