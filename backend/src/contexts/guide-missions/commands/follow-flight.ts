import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { nextFlightCheck } from '../domain/flight-status.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { CHECK_FLIGHT, MissionDelay } from '../processes/mission-delay.js';

/** The flight of a mission was asked about: the mission moves with it, and the next question is planned. */
export class FollowFlight extends Command<void> {
  constructor(
    readonly missionId: string,
    /** Undefined where nothing is known of the flight. */
    readonly minutesLate: number | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(FollowFlight)
export class FollowFlightHandler implements ICommandHandler<FollowFlight> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly delay: MissionDelay,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  /** Throws MissionUnknown. A mission that is over is left alone. */
  async execute({ missionId, minutesLate }: FollowFlight): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    if (mission.landing === undefined) return;
    if (minutesLate !== undefined) await this.delay.follow(mission, minutesLate);
    const next = nextFlightCheck(mission.startsAt, this.clock.now());
    if (next) await this.scheduledJobs.plan(CHECK_FLIGHT, mission.id, next);
  }
}
