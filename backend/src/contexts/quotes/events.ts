import type { MoneyView } from '../../shared-kernel/money/money.js';
import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** Somebody has asked for a price. */
export interface QuoteRequested {
  readonly type: 'quotes.quote-requested.v1';
  readonly quoteId: string;
}

/** The team has sent a version of its offer. */
export interface OfferSent {
  readonly type: 'quotes.offer-sent.v1';
  readonly quoteId: string;
  readonly version: number;
}

/** The customer has accepted the last version of an offer. Amounts contain VAT. */
export interface QuoteAccepted {
  readonly type: 'quotes.quote-accepted.v1';
  readonly quoteId: string;
  readonly reference: string;
  readonly service: 'airport-pickup' | 'transfer' | 'business-trip' | 'cruise-tour' | 'safari' | 'general';
  readonly version: number;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  readonly total: MoneyView;
  readonly vatBasisPoints: number;
  /** ISO 8601; null where the request names no day. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** IANA name; null where nobody knows the place. */
  readonly timeZone: string | null;
}

/** The customer wants no offer any more. */
export interface QuoteDeclined {
  readonly type: 'quotes.quote-declined.v1';
  readonly quoteId: string;
}

/** Nobody accepted the last offer while it held. */
export interface QuoteExpired {
  readonly type: 'quotes.quote-expired.v1';
  readonly quoteId: string;
  readonly version: number;
}

/** The team has answered the customer's question. */
export interface QuestionAnswered {
  readonly type: 'quotes.question-answered.v1';
  readonly quoteId: string;
  /** Place of the answer among the messages of the quote. */
  readonly position: number;
}

/** Kinds: `quote-waiting`, `quote-question`, `quote-paid`. */
export interface QuotesWorkItemRaised extends WorkItemRaised<'quotes'> {
  readonly type: 'quotes.work-item-raised.v1';
}

export interface QuotesWorkItemSettled extends WorkItemSettled<'quotes'> {
  readonly type: 'quotes.work-item-settled.v1';
}
