import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/** Says that a person of the team works on the quote. Throws QuoteUnknown, QuoteNotOpen or ChangedMeanwhile. */
export class TakeQuote extends Command<void> {
  constructor(
    readonly quoteId: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(TakeQuote)
export class TakeQuoteHandler implements ICommandHandler<TakeQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ quoteId, version, actor }: TakeQuote): Promise<void> {
    actor.mustBeAllowed('quote.price');
    const quote = await this.quotes.getForChange(quoteId);
    mustBeVersion(quote, version);
    const { state } = quote;
    quote.take();
    await this.quotes.save(quote);
    await this.audit.note(actor, { type: 'quote', id: quoteId }, { state }, { state: quote.state });
  }
}
