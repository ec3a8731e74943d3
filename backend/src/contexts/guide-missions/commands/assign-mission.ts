import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { Clock } from '../../../platform/domain/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { GuideUnknown } from '../domain/mission.errors.js';
import { MissionMails } from '../mail/mission-mails.js';
import { Asking } from './asking.js';
import { MissionSearch } from './mission-search.js';
import { OfferedMissions } from './offered-missions.js';

/** An admin gives a mission by hand. */
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
    private readonly offered: OfferedMissions,
    private readonly asking: Asking,
    private readonly search: MissionSearch,
    private readonly mails: MissionMails,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ missionId, guideId, actor }: AssignMission): Promise<void> {
    actor.mustBeAdmin();
    const { mission, guide } = await this.offered.getWithGuide(missionId, guideId);
    if (!guide.isApproved) throw new GuideUnknown({ guideId });
    mission.mustBeOpen();
    const offer = await this.asking.assign(mission, guideId);
    mission.giveTo(guide, 'assigned', offer.earnings, this.clock.now());
    await this.offered.save(mission);
    await this.search.end(mission);
    await this.mails.assigned(mission, offer, guide);
    await this.audit.note(
      actor,
      `mission ${missionId}`,
      { state: 'open' },
      { state: 'given', givenAs: 'assigned', guideId },
    );
  }
}
