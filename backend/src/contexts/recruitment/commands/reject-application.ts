import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { ApplicationRepository } from '../domain/application.repository.js';

/** Rejects an application, whose applicant is mailed the reason. Throws ApplicationUnknown, ApplicationUndecidable, ChangedMeanwhile. */
export class RejectApplication extends Command<void> {
  constructor(
    readonly userId: string,
    readonly reason: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RejectApplication)
export class RejectApplicationHandler implements ICommandHandler<RejectApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, reason, version, actor }: RejectApplication): Promise<void> {
    actor.mustBeAllowed('application.review');
    const application = await this.applications.getForChange(userId);
    mustBeVersion(application, version);
    const { state } = application;
    application.reject(reason, this.clock.now());
    await this.applications.save(application);
    await this.audit.note(actor, { type: 'application', id: userId }, { state }, { state: application.state, reason });
  }
}
