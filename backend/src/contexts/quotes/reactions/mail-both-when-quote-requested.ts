import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import type { QuoteRequested } from '../events.js';
import { QuoteMails } from '../mail/quote-mails.js';

/** The customer learns by when the team answers, and the team that somebody waits. */
@Reaction('quotes.mail-both-when-quote-requested')
@Injectable()
export class MailBothWhenQuoteRequested implements EventHandler<QuoteRequested> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly mails: QuoteMails,
  ) {}

  async react({ quoteId }: QuoteRequested): Promise<void> {
    const quote = await this.quotes.find(quoteId);
    // What has its price at once is mailed as an offer.
    if (!quote || quote.lastOffer) return;
    await this.mails.received(quote);
    await this.mails.toTeam(quote);
  }
}
