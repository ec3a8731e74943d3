import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { END_MISSION, GuideAssignmentSearch } from '../processes/guide-assignment-search.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { EARN_MISSION } from './earn-mission.job.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** Two hours after its end an assigned mission is finished, and an open one is closed. What was earned counts two days later. */
@ScheduledJob(END_MISSION)
@Injectable()
export class EndMission implements JobHandler {
  constructor(
    private readonly missions: MissionRepository,
    private readonly search: GuideAssignmentSearch,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    mission.end(this.clock.now());
    await this.missions.save(mission);
    await this.search.end(mission);
    if (mission.earnings) await this.scheduledJobs.plan(EARN_MISSION, mission.id, mission.earnedFrom);
  }
}
