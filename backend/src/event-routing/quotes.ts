import type {
  OfferSent,
  QuestionAnswered,
  QuoteAccepted,
  QuoteDeclined,
  QuoteExpired,
  QuoteRequested,
  QuotesWorkItemRaised,
  QuotesWorkItemSettled,
} from '../contexts/quotes/events.js';
import { MailBothWhenQuoteRequested } from '../contexts/quotes/reactions/mail-both-when-quote-requested.js';
import { MailCustomerWhenOfferSent } from '../contexts/quotes/reactions/mail-customer-when-offer-sent.js';
import { MailCustomerWhenQuestionAnswered } from '../contexts/quotes/reactions/mail-customer-when-question-answered.js';
import { MailCustomerWhenQuoteAccepted } from '../contexts/quotes/reactions/mail-customer-when-quote-accepted.js';
import { MailCustomerWhenQuoteExpired } from '../contexts/quotes/reactions/mail-customer-when-quote-expired.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of quotes and who reacts to each. */
export const QUOTES_EVENTS: readonly Route[] = [
  route<QuoteRequested>('quotes.quote-requested.v1', MailBothWhenQuoteRequested),
  route<OfferSent>('quotes.offer-sent.v1', MailCustomerWhenOfferSent),
  route<QuestionAnswered>('quotes.question-answered.v1', MailCustomerWhenQuestionAnswered),
  route<QuoteAccepted>('quotes.quote-accepted.v1', MailCustomerWhenQuoteAccepted),
  route<QuoteDeclined>('quotes.quote-declined.v1'),
  route<QuoteExpired>('quotes.quote-expired.v1', MailCustomerWhenQuoteExpired),
  route<QuotesWorkItemRaised>('quotes.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<QuotesWorkItemSettled>('quotes.work-item-settled.v1', SettleWorkItemWhenSettled),
];
