import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { MissionNotYours } from '../domain/mission.errors.js';
import { MissionDelay } from '../processes/mission-delay.js';
import { MissionOffers } from '../processes/mission-offers.js';

/** The driver says that the mission begins later: the flight, the ship or the traveller is late. */
export class DelayMission extends Command<void> {
  constructor(
    readonly missionId: string,
    /** After the agreed start. */
    readonly minutes: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DelayMission)
export class DelayMissionHandler implements ICommandHandler<DelayMission> {
  constructor(
    private readonly missionOffers: MissionOffers,
    private readonly delay: MissionDelay,
  ) {}

  /** Throws MissionUnknown, MissionNotYours, MissionNotDelayable or MissionClosed. */
  async execute({ missionId, minutes, actor }: DelayMission): Promise<void> {
    actor.mustBeAllowed('mission.answer');
    const { mission, guide } = await this.missionOffers.getForChange(missionId, actor.mustBePerson());
    if (!mission.isOf(guide.id)) throw new MissionNotYours();
    await this.delay.delay(mission, minutes);
  }
}
