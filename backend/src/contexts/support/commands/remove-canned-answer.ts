import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CannedAnswers } from '../domain/canned-answers.js';

/** Throws NotFound. */
export class RemoveCannedAnswer extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveCannedAnswer)
export class RemoveCannedAnswerHandler implements ICommandHandler<RemoveCannedAnswer> {
  constructor(
    private readonly answers: CannedAnswers,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, actor }: RemoveCannedAnswer): Promise<void> {
    actor.mustBeAllowed('conversation.answer');
    const before = await this.answers.find(id);
    if (!before) throw new NotFound();
    await this.answers.remove(id);
    await this.audit.note(actor, { type: 'canned-answer', id }, before, null);
  }
}
