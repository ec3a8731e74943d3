import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { delayOfFlight, firstFlightCheck } from '../domain/flight-status.js';
import type { Mission } from '../domain/mission.js';
import { MissionMatters } from '../domain/mission-matters.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { END_MISSION } from './guide-assignment-search.js';

export const CHECK_FLIGHT = 'guide-missions.check-flight';

const TWO_HOURS = 2 * 3_600_000;

/** Moves a mission that begins later than agreed, and tells the team which next missions of its guide are in the way. */
@Injectable()
export class MissionDelay {
  constructor(
    private readonly missions: MissionRepository,
    private readonly matters: MissionMatters,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  /** The flight of the mission is asked about on its day, where it has one. */
  async planFlightCheck(mission: Mission): Promise<void> {
    if (!mission.landing) return;
    await this.scheduledJobs.plan(CHECK_FLIGHT, mission.id, firstFlightCheck(mission.startsAt, this.clock.now()));
  }

  /** The flight lands so many minutes late. What people said stays until the flight says something new. */
  async follow(mission: Mission, minutesLate: number): Promise<void> {
    const minutes = delayOfFlight(minutesLate);
    if (!mission.hearFlight(minutes)) return;
    await this.missions.save(mission);
    await this.delay(mission, minutes);
  }

  /** @param minutes after the agreed start. Throws MissionNotDelayable or MissionClosed. */
  async delay(mission: Mission, minutes: number): Promise<void> {
    if (!mission.delay(minutes)) return;
    await this.missions.save(mission);
    await this.scheduledJobs.plan(END_MISSION, mission.id, new Date(mission.endsAt.getTime() + TWO_HOURS));
    if (mission.guideId === null) return;
    const { guideId } = mission;
    for (const next of await this.missions.inTheWayOf(mission, guideId))
      await this.matters.raise('in-the-way', next, { guideId });
  }
}
