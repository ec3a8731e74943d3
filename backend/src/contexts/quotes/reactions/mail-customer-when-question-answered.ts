import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import type { QuestionAnswered } from '../events.js';
import { QuoteMails } from '../mail/quote-mails.js';

/** The customer gets the team's answer. */
@Reaction('quotes.mail-customer-when-question-answered')
@Injectable()
export class MailCustomerWhenQuestionAnswered implements EventHandler<QuestionAnswered> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly mails: QuoteMails,
  ) {}

  async react({ quoteId, position }: QuestionAnswered): Promise<void> {
    const quote = await this.quotes.find(quoteId);
    const answer = quote?.messages[position];
    if (quote && answer) await this.mails.answered(quote, answer, position);
  }
}
