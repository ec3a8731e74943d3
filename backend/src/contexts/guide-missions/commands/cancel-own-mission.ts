import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { MissionAssignment } from '../processes/mission-assignment.js';
import { MissionOffers } from '../processes/mission-offers.js';

export class CancelOwnMission extends Command<void> {
  constructor(
    readonly missionId: string,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CancelOwnMission)
export class CancelOwnMissionHandler implements ICommandHandler<CancelOwnMission> {
  constructor(
    private readonly missionOffers: MissionOffers,
    private readonly assignment: MissionAssignment,
  ) {}

  async execute({ missionId, reason, actor }: CancelOwnMission): Promise<void> {
    actor.mustBeAllowed('mission.answer');
    const { mission, offer } = await this.missionOffers.getForChange(missionId, actor.mustBePerson());
    await this.assignment.unassign(mission, offer, reason);
  }
}
