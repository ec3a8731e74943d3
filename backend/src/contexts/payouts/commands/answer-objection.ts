import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Objections } from '../domain/objections.js';
import { objectionSettled } from '../domain/work-item-of-objection.js';
import type { ObjectionAnswered } from '../events.js';

/** What the answer adds to a mission of the payout, or takes from it. */
export interface Correction {
  readonly missionId: string;
  /** In minor units of the payout's currency. */
  readonly amount: number;
}

/**
 * The team answers an objection, and may correct the pay of one mission. Throws ObjectionUnknown, ObjectionAnswered or
 * CorrectionImpossible.
 */
export class AnswerObjection extends Command<string> {
  constructor(
    readonly objectionId: string,
    readonly text: string,
    readonly correction: Correction | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AnswerObjection)
export class AnswerObjectionHandler implements ICommandHandler<AnswerObjection> {
  constructor(
    private readonly objections: Objections,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Answers the id of the payout. */
  async execute({ objectionId, text, correction, actor }: AnswerObjection): Promise<string> {
    actor.mustBeAllowed('payout.pay');
    const answer = { text, by: actor.mustBePerson(), at: this.clock.now() };
    const objection = await this.objections.answer(objectionId, answer);
    if (correction) await this.objections.correct(objection, correction.missionId, correction.amount);
    const { payoutId, guideId } = objection;
    const answered: ObjectionAnswered = { type: 'payouts.objection-answered.v1', objectionId, payoutId, guideId };
    await this.outbox.publish(answered, objectionSettled(objection));
    await this.audit.note(actor, { type: 'payout', id: payoutId }, { answer: null }, { answer: text, ...correction });
    return payoutId;
  }
}
