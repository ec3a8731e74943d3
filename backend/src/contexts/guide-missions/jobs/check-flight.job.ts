import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FollowFlight } from '../commands/follow-flight.js';
import { FlightStatus } from '../domain/flight-status.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { CHECK_FLIGHT } from '../processes/mission-delay.js';

/** Asks how late the flight of a mission lands. The service may be slow, and a second question does no harm. */
@ScheduledJob(CHECK_FLIGHT, { outsideTransaction: true })
@Injectable()
export class CheckFlight implements JobHandler {
  constructor(
    private readonly missions: MissionRepository,
    private readonly flights: FlightStatus,
    private readonly commands: Commands,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    const landing = await this.commands.inTransaction(async () => (await this.missions.find(missionId))?.landing);
    if (!landing) return;
    const minutesLate = await this.flights.minutesLate(landing.flightNumber, landing.localDate);
    await this.commands.execute(new FollowFlight(missionId, minutesLate, Actor.job(CHECK_FLIGHT)));
  }
}
