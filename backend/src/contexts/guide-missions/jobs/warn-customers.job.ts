import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { WARN_CUSTOMERS } from '../processes/guide-assignment-search.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** A day before the start nobody has said yes: the customers may choose another slot or a full refund. */
@DueWorkHandler(WARN_CUSTOMERS)
@Injectable()
export class WarnCustomers implements DoesDueWork {
  constructor(
    private readonly missions: MissionRepository,
    private readonly clock: Clock,
  ) {}

  /** Whoever says yes holds the mission too: it is either given before, or this is told. */
  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    mission.recordUnfilled(this.clock.now());
    await this.missions.save(mission);
  }
}
