import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { ApplicationRepository } from '../domain/application.repository.js';

/** Gives an application back with a remark, which the applicant is mailed. Throws ApplicationUnknown, ApplicationUndecidable, ChangedMeanwhile. */
export class AskApplicantAgain extends Command<void> {
  constructor(
    readonly userId: string,
    readonly remark: string,
    /** Questions to answer anew. */
    readonly questionKeys: readonly string[],
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AskApplicantAgain)
export class AskApplicantAgainHandler implements ICommandHandler<AskApplicantAgain> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, remark, questionKeys, version, actor }: AskApplicantAgain): Promise<void> {
    actor.mustBeAllowed('application.review');
    const application = await this.applications.getForChange(userId);
    mustBeVersion(application, version);
    const { state } = application;
    application.askAgain(remark, questionKeys, this.clock.now());
    await this.applications.save(application);
    await this.audit.note(actor, { type: 'application', id: userId }, { state }, { state: application.state, remark });
  }
}
