import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { MissionRepository } from '../domain/mission.repository.js';

export const EARN_MISSION = 'guide-missions.earn-mission';

/** 48 hours after its end the pay of a mission is earned, if no customer's bank demands money back. */
@ScheduledJob(EARN_MISSION)
@Injectable()
export class EarnMission implements JobHandler {
  constructor(
    private readonly missions: MissionRepository,
    private readonly clock: Clock,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    mission.earn(this.clock.now());
    await this.missions.save(mission);
  }
}
