import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { WARN_OF_NEAR_START } from '../processes/guide-assignment-search.js';
import { Attention } from '../domain/attention.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** Calls for the team's attention if the mission is still open a day before the start. */
@ScheduledJob(WARN_OF_NEAR_START)
@Injectable()
export class WarnOfNearStart implements JobHandler {
  constructor(
    private readonly missions: MissionRepository,
    private readonly attention: Attention,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    if (mission.state === 'open') await this.attention.call('start-is-near', mission);
  }
}
