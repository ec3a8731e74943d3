import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import type { QuoteAccepted } from '../events.js';
import { QuoteMails } from '../mail/quote-mails.js';

/** The customer reads what was accepted and what happens next. */
@Reaction('quotes.mail-customer-when-quote-accepted')
@Injectable()
export class MailCustomerWhenQuoteAccepted implements EventHandler<QuoteAccepted> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly mails: QuoteMails,
  ) {}

  async react({ quoteId, version }: QuoteAccepted): Promise<void> {
    const quote = await this.quotes.find(quoteId);
    const offer = quote?.offers.find((each) => each.version === version);
    if (quote && offer) await this.mails.accepted(quote, offer);
  }
}
