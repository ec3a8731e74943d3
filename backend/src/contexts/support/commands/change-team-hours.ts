import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { TeamHoursReversed } from '../domain/support.errors.js';
import { type TeamHours, TeamHoursStore } from '../domain/team-hours.js';

/** Changes when the team answers the chat. Throws TeamHoursReversed and ChangedMeanwhile. */
export class ChangeTeamHours extends Command<void> {
  constructor(
    readonly hours: TeamHours,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeTeamHours)
export class ChangeTeamHoursHandler implements ICommandHandler<ChangeTeamHours> {
  constructor(
    private readonly store: TeamHoursStore,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ hours, actor }: ChangeTeamHours): Promise<void> {
    actor.mustBeAllowed('conversation.answer');
    if (hours.opens >= hours.closes) throw new TeamHoursReversed();
    const before = await this.store.get();
    await this.store.change(hours);
    await this.audit.note(actor, { type: 'team-hours', id: '1' }, before, hours);
  }
}
