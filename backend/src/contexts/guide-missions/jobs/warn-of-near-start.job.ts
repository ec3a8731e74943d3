import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { WARN_OF_NEAR_START } from '../processes/guide-assignment-search.js';
import { MissionMatters } from '../domain/mission-matters.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** Raises a work item if the mission is still open a day before the start. */
@ScheduledJob(WARN_OF_NEAR_START)
@Injectable()
export class WarnOfNearStart implements JobHandler {
  constructor(
    private readonly missions: MissionRepository,
    private readonly matters: MissionMatters,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    if (mission.state === 'open') await this.matters.raise('start-is-near', mission);
  }
}
