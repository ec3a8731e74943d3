import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { AnswerMark } from '../domain/application.js';
import { ApplicationRepository } from '../domain/application.repository.js';

/** Marks one answer of an applicant. Throws ApplicationUnknown, ApplicationUndecidable, AnswerUnknown, ChangedMeanwhile. */
export class MarkAnswer extends Command<void> {
  constructor(
    readonly userId: string,
    readonly questionKey: string,
    /** Null takes the mark back. */
    readonly mark: AnswerMark | null,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MarkAnswer)
export class MarkAnswerHandler implements ICommandHandler<MarkAnswer> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, questionKey, mark, version, actor }: MarkAnswer): Promise<void> {
    actor.mustBeAllowed('application.review');
    const application = await this.applications.getForChange(userId);
    mustBeVersion(application, version);
    const before = application.marks.find((marked) => marked.questionKey === questionKey)?.mark ?? null;
    application.mark(questionKey, mark, actor.id, this.clock.now());
    await this.applications.save(application);
    await this.audit.note(
      actor,
      { type: 'application', id: userId },
      { [questionKey]: before },
      { [questionKey]: mark },
    );
  }
}
