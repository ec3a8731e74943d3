import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { GuideUnknown } from '../domain/mission.errors.js';
import { GuideOffers } from '../processes/guide-offers.js';
import { MissionAssignment } from '../processes/mission-assignment.js';
import { MissionOffers } from '../processes/mission-offers.js';

/** An admin assigns an open mission to a guide of their choice. */
export class AssignMission extends Command<void> {
  constructor(
    readonly missionId: string,
    readonly guideId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AssignMission)
export class AssignMissionHandler implements ICommandHandler<AssignMission> {
  constructor(
    private readonly missionOffers: MissionOffers,
    private readonly guideOffers: GuideOffers,
    private readonly assignment: MissionAssignment,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ missionId, guideId, actor }: AssignMission): Promise<void> {
    actor.mustBeAllowed('mission.assign');
    const { mission, guide } = await this.missionOffers.getWithGuide(missionId, guideId);
    if (!guide.isApproved) throw new GuideUnknown({ guideId });
    mission.mustBeOpen();
    const offer = await this.guideOffers.assign(mission, guideId);
    await this.assignment.assign(mission, offer, guide, 'admin');
    await this.audit.note(
      actor,
      { type: 'mission', id: missionId },
      { state: 'open' },
      { state: 'assigned', assignedBy: 'admin', guideId },
    );
  }
}
