import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { WARN_CUSTOMERS } from '../processes/guide-assignment-search.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** A day before the start the mission is still open: the customers may choose another slot or a full refund. */
@ScheduledJob(WARN_CUSTOMERS)
@Injectable()
export class WarnCustomers implements JobHandler {
  constructor(
    private readonly missions: MissionRepository,
    private readonly clock: Clock,
  ) {}

  /** A guide who accepts locks the mission too: it is either assigned before, or the customers are warned. */
  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    mission.recordUnfilled(this.clock.now());
    await this.missions.save(mission);
  }
}
