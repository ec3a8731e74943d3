import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { GivingBack } from './giving-back.js';
import { OfferedMissions } from './offered-missions.js';

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
    private readonly offered: OfferedMissions,
    private readonly givingBack: GivingBack,
  ) {}

  async execute({ missionId, reason, actor }: CancelOwnMission): Promise<void> {
    const { mission, offer } = await this.offered.getForChange(missionId, actor.mustBeGuide());
    await this.givingBack.giveBack(mission, offer, reason);
  }
}
