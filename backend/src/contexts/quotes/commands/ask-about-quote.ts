import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/** Asks the team, for the customer, whose access the caller has checked. Throws QuoteUnknown or QuoteNotOpen. */
export class AskAboutQuote extends Command<void> {
  constructor(
    readonly quoteId: string,
    readonly text: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AskAboutQuote)
export class AskAboutQuoteHandler implements ICommandHandler<AskAboutQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, text }: AskAboutQuote): Promise<void> {
    const quote = await this.quotes.getForChange(quoteId);
    quote.ask(text, this.clock.now());
    await this.quotes.save(quote);
  }
}
