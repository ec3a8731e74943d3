import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import type { QuoteExpired } from '../events.js';
import { QuoteMails } from '../mail/quote-mails.js';

/** The customer learns that the offer has ended. */
@Reaction('quotes.mail-customer-when-quote-expired')
@Injectable()
export class MailCustomerWhenQuoteExpired implements EventHandler<QuoteExpired> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly mails: QuoteMails,
  ) {}

  async react({ quoteId, version }: QuoteExpired): Promise<void> {
    const quote = await this.quotes.find(quoteId);
    const offer = quote?.offers.find((each) => each.version === version);
    if (quote && offer) await this.mails.expired(quote, offer);
  }
}
