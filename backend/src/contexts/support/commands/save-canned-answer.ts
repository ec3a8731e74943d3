import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { type CannedAnswer, CannedAnswers } from '../domain/canned-answers.js';

/** Writes a new canned answer, or changes one. Throws NotFound, ChangedMeanwhile and CannedAnswerTaken. */
export class SaveCannedAnswer extends Command<string> {
  constructor(
    readonly answer: Omit<CannedAnswer, 'id' | 'version'>,
    /** Undefined: a new one. */
    readonly known: Pick<CannedAnswer, 'id' | 'version'> | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveCannedAnswer)
export class SaveCannedAnswerHandler implements ICommandHandler<SaveCannedAnswer> {
  constructor(
    private readonly answers: CannedAnswers,
    private readonly ids: Ids,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ answer, known, actor }: SaveCannedAnswer): Promise<string> {
    actor.mustBeAllowed('conversation.answer');
    const before = known && (await this.answers.find(known.id));
    if (known && !before) throw new NotFound();
    const id = known?.id ?? this.ids.uuid();
    if (known) await this.answers.change({ ...answer, ...known });
    else await this.answers.add({ ...answer, id });
    await this.audit.note(actor, { type: 'canned-answer', id }, before ?? null, answer);
    return id;
  }
}
