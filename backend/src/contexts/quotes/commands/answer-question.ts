import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/** Answers the customer's question, by mail and on the quote's page. Throws QuoteUnknown, QuoteNotOpen or ChangedMeanwhile. */
export class AnswerQuestion extends Command<void> {
  constructor(
    readonly quoteId: string,
    readonly text: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AnswerQuestion)
export class AnswerQuestionHandler implements ICommandHandler<AnswerQuestion> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, text, version, actor }: AnswerQuestion): Promise<void> {
    actor.mustBeAllowed('quote.price');
    const quote = await this.quotes.getForChange(quoteId);
    mustBeVersion(quote, version);
    quote.answer(text, this.clock.now());
    await this.quotes.save(quote);
    await this.audit.note(actor, { type: 'quote', id: quoteId }, { answered: false }, { answered: true });
  }
}
