import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import type { OfferSent } from '../events.js';
import { QuoteMails } from '../mail/quote-mails.js';

/** The customer gets the offer, unless a later version has replaced it already. */
@Reaction('quotes.mail-customer-when-offer-sent')
@Injectable()
export class MailCustomerWhenOfferSent implements EventHandler<OfferSent> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly mails: QuoteMails,
  ) {}

  async react({ quoteId, version }: OfferSent): Promise<void> {
    const quote = await this.quotes.find(quoteId);
    const offer = quote?.lastOffer;
    if (quote && offer?.version === version) await this.mails.offered(quote, offer);
  }
}
