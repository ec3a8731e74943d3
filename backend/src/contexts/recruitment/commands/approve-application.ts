import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { Applicants } from '../domain/applicants.js';
import { ApplicationUnknown } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';

/** Approves an application: the applicant guides from now on. Throws ApplicationUnknown, ApplicationUndecidable, ChangedMeanwhile. */
export class ApproveApplication extends Command<void> {
  constructor(
    readonly userId: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ApproveApplication)
export class ApproveApplicationHandler implements ICommandHandler<ApproveApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly applicants: Applicants,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, version, actor }: ApproveApplication): Promise<void> {
    actor.mustBeAllowed('application.review');
    const application = await this.applications.getForChange(userId);
    mustBeVersion(application, version);
    const applicant = await this.applicants.find(userId);
    if (!applicant) throw new ApplicationUnknown();
    const { state } = application;
    application.approve(applicant, this.clock.now());
    await this.applications.save(application);
    await this.audit.note(actor, { type: 'application', id: userId }, { state }, { state: application.state });
  }
}
