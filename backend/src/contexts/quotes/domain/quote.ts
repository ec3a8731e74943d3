import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { instantOf } from '../../../shared-kernel/time/local-time.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type {
  OfferSent,
  QuestionAnswered,
  QuoteAccepted,
  QuoteDeclined,
  QuoteExpired,
  QuoteRequested,
  QuotesWorkItemRaised,
  QuotesWorkItemSettled,
} from '../events.js';
import { type Offer, type OfferTerms, totalOf, vatInside } from './offer.js';
import type { PlacedOrder } from './placed-order.js';
import { timeOf } from './sold-service.js';
import {
  OfferEndsTooSoon,
  OfferNeedsTime,
  OfferWorthNothing,
  QuoteNotOpen,
  QuoteOfferEnded,
  QuoteSuperseded,
  TimeNotOnClock,
} from './quote.errors.js';
import type { Enquirer, QuoteType, QuoteWishes } from './quote-request.js';
import type { ServiceTime } from './request-check.js';
import type { ServicePlace } from './service-places.js';
import { answeredBefore } from './service-terms.js';

export const QUOTE_STATES = [
  'new',
  'in-work',
  'offered',
  'accepted',
  'paid',
  'fulfilled',
  'cancelled',
  'declined',
  'expired',
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

const TRANSITIONS: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  new: ['in-work', 'offered', 'declined'],
  'in-work': ['offered', 'declined'],
  // Late money pays an order whose time to pay had ended.
  offered: ['offered', 'accepted', 'declined', 'expired', 'paid'],
  // Not paid in time, or another price: the customer accepts again.
  accepted: ['offered', 'expired', 'paid'],
  paid: ['fulfilled', 'cancelled'],
  fulfilled: [],
  cancelled: [],
  declined: [],
  expired: ['offered', 'declined', 'paid'],
};

/** What either side may do in a state. Declining is also how a customer takes a request back. */
export const CUSTOMER_ACTIONS = ['accept', 'pay', 'ask', 'decline'] as const;
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];
export const TEAM_ACTIONS = ['take', 'offer', 'answer'] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** A question of the customer or an answer of the team. */
export interface QuoteMessage {
  readonly by: 'customer' | 'team';
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface NewQuote {
  readonly id: string;
  readonly reference: string;
  readonly type: QuoteType;
  readonly userId: string | null;
  readonly language: Locale;
  /** In which the customer reads prices. */
  readonly currency: Currency;
  readonly enquirer: Enquirer;
  readonly wishes: QuoteWishes;
  readonly place: ServicePlace | undefined;
  readonly time: ServiceTime;
  /** Equal for equal requests of one person. */
  readonly fingerprint: string;
}

const HOUR = 3_600_000;
/** So near to the start the team is told at once. */
const URGENT_HOURS = 24;
const LEAST_OFFER_MS = HOUR;

/** A request for a service that the team prices, with the versions of the offer. */
export class Quote extends AggregateRoot {
  readonly id!: string;
  readonly reference!: string;
  readonly type!: QuoteType;
  readonly userId!: string | null;
  readonly language!: Locale;
  /** In which the customer reads prices. */
  readonly currency!: Currency;
  readonly enquirer!: Enquirer;
  readonly wishes!: QuoteWishes;
  readonly placeName!: string | null;
  readonly timeZone!: string | null;
  /** Of the request; of the accepted offer once there is one. */
  startsAt!: Date | null;
  endsAt!: Date | null;
  readonly fingerprint!: string;
  readonly requestedAt!: Date;
  /** The team answers before. */
  readonly answerBefore!: Date;
  state!: QuoteState;
  /** In the order of their versions. */
  offers!: readonly Offer[];
  messages!: readonly QuoteMessage[];
  acceptedVersion!: number | null;
  /** The order of the accepted version, and the booking that it pays. */
  orderId!: string | null;
  bookingId!: string | null;
  decidedAt!: Date | null;
  declineReason!: string | null;
  version!: number;

  static request({ place, time, ...asked }: NewQuote, now: Date): Quote {
    const quote = Object.assign(new Quote(), {
      ...asked,
      placeName: place?.name ?? null,
      timeZone: place?.timeZone ?? null,
      startsAt: time.startsAt ?? null,
      endsAt: time.endsAt ?? null,
      requestedAt: now,
      answerBefore: answeredBefore(time.startsAt, now),
      state: 'new',
      offers: [],
      messages: [],
      acceptedVersion: null,
      orderId: null,
      bookingId: null,
      decidedAt: null,
      declineReason: null,
      version: 1,
    } satisfies Partial<Quote>);
    quote.record<QuoteRequested>({ type: 'quotes.quote-requested.v1', quoteId: quote.id });
    quote.raise('quote-waiting', { dueAt: quote.answerBefore, isUrgent: quote.isNear(now) });
    return quote;
  }

  get lastOffer(): Offer | undefined {
    return this.offers.at(-1);
  }

  /** The customer has asked something that nobody has answered. */
  get hasOpenQuestion(): boolean {
    return this.messages.at(-1)?.by === 'customer';
  }

  /** A person of the team works on it. */
  take(): void {
    this.moveTo('in-work');
  }

  /** Sends the next version of the offer. Whatever was offered before can no longer be accepted. */
  offer(terms: OfferTerms, now: Date): Offer {
    if (Date.parse(terms.validUntil) < now.getTime() + LEAST_OFFER_MS) throw new OfferEndsTooSoon();
    const total = totalOf(terms);
    if (total.amount <= 0) throw new OfferWorthNothing();
    const startsAt = this.startOf(terms);
    if (!startsAt) throw new OfferNeedsTime();
    this.moveTo('offered');
    const { amount: vat } = vatInside(total, terms.vatBasisPoints);
    const offer: Offer = {
      ...terms,
      version: this.offers.length + 1,
      total: total.amount,
      vat,
      startsAt: startsAt.toISOString(),
      sentAt: now.toISOString(),
    };
    this.offers = [...this.offers, offer];
    this.forgetOrder();
    this.settle('quote-waiting');
    this.record<OfferSent>({ type: 'quotes.offer-sent.v1', quoteId: this.id, version: offer.version });
    return offer;
  }

  /** Returns the offer that is sold now. Throws QuoteNotOpen, QuoteSuperseded, QuoteOfferEnded or OfferNeedsTime. */
  accept(version: number, now: Date): Offer {
    const offer = this.lastOffer;
    if (!offer || (this.state !== 'offered' && this.state !== 'expired')) throw new QuoteNotOpen({ state: this.state });
    const { version: latest, total, currency } = offer;
    if (version !== latest) throw new QuoteSuperseded({ version: latest, amount: total, currency });
    if (this.state === 'expired' || Date.parse(offer.validUntil) <= now.getTime())
      throw new QuoteOfferEnded({ version: latest });
    const time = timeOf(this, offer);
    if (!time) throw new OfferNeedsTime();
    this.moveTo('accepted');
    this.startsAt = time.startsAt;
    this.endsAt = time.endsAt;
    this.acceptedVersion = version;
    this.decidedAt = now;
    this.record<QuoteAccepted>({
      type: 'quotes.quote-accepted.v1',
      quoteId: this.id,
      reference: this.reference,
      service: this.type,
      version,
      lines: offer.lines,
      total: { amount: total, currency },
      vatBasisPoints: offer.vatBasisPoints,
      startsAt: time.startsAt.toISOString(),
      endsAt: time.endsAt.toISOString(),
      timeZone: this.timeZone,
    });
    return offer;
  }

  /** Keeps the order that the customer pays now. */
  awaitPayment({ orderId, bookingId }: PlacedOrder): void {
    this.orderId = orderId;
    this.bookingId = bookingId;
  }

  /** The order's money has come, perhaps late: the team chooses who comes. False where that is known. */
  pay({ orderId, bookingId }: PlacedOrder, now: Date): boolean {
    if (this.state === 'paid' && this.orderId === orderId) return false;
    this.moveTo('paid');
    this.acceptedVersion ??= this.lastOffer?.version ?? null;
    this.orderId = orderId;
    this.bookingId = bookingId;
    const dueAt = answeredBefore(this.startsAt ?? undefined, now);
    this.raise('quote-paid', { dueAt, isUrgent: this.isNear(now) });
    return true;
  }

  /** The order was not paid in time: the offer can be accepted again while it holds. False where it is not this order. */
  reopen(orderId: string, now: Date): boolean {
    if (this.state !== 'accepted' || this.orderId !== orderId) return false;
    const holds = Date.parse(this.lastOffer?.validUntil ?? '') > now.getTime();
    this.moveTo(holds ? 'offered' : 'expired');
    this.forgetOrder();
    return true;
  }

  /** The booking took place. */
  fulfil(): void {
    if (this.state !== 'paid') return;
    this.moveTo('fulfilled');
    this.settle('quote-paid');
  }

  /** The paid booking will not take place. */
  cancel(): void {
    if (this.state !== 'paid') return;
    this.moveTo('cancelled');
    this.settle('quote-paid');
  }

  ask(text: string, now: Date): void {
    if (this.state === 'declined') throw new QuoteNotOpen({ state: this.state });
    this.messages = [...this.messages, { by: 'customer', text, at: now.toISOString() }];
    this.raise('quote-question', {
      dueAt: answeredBefore(this.startsAt ?? undefined, now),
      isUrgent: this.isNear(now),
    });
  }

  answer(text: string, now: Date): void {
    if (!this.hasOpenQuestion) throw new QuoteNotOpen({ state: this.state });
    this.messages = [...this.messages, { by: 'team', text, at: now.toISOString() }];
    this.settle('quote-question');
    const position = this.messages.length - 1;
    this.record<QuestionAnswered>({ type: 'quotes.question-answered.v1', quoteId: this.id, position });
  }

  decline(reason: string | null, now: Date): void {
    this.moveTo('declined');
    this.declineReason = reason;
    this.decidedAt = now;
    this.settle('quote-waiting');
    this.settle('quote-question');
    this.record<QuoteDeclined>({ type: 'quotes.quote-declined.v1', quoteId: this.id });
  }

  /** The version's time has ended without an answer. Does nothing when something has happened since it was sent. */
  expire(version: number, now: Date): void {
    const offer = this.lastOffer;
    if (this.state !== 'offered' || offer?.version !== version || Date.parse(offer.validUntil) > now.getTime()) return;
    this.moveTo('expired');
    this.record<QuoteExpired>({ type: 'quotes.quote-expired.v1', quoteId: this.id, version });
  }

  private forgetOrder(): void {
    this.acceptedVersion = null;
    this.decidedAt = null;
    this.orderId = null;
    this.bookingId = null;
  }

  /** Throws TimeNotOnClock. */
  private startOf({ date, time }: OfferTerms): Date | null {
    if (date === undefined || time === undefined) return this.startsAt;
    const start = instantOf(`${date}T${time}`, this.timeZone ?? 'UTC');
    if (!start) throw new TimeNotOnClock('time');
    return start;
  }

  private moveTo(state: QuoteState): void {
    if (!TRANSITIONS[this.state].includes(state)) throw new QuoteNotOpen({ state: this.state });
    this.state = state;
  }

  private isNear(now: Date): boolean {
    return this.startsAt !== null && this.startsAt.getTime() - now.getTime() <= URGENT_HOURS * HOUR;
  }

  private raise(
    kind: 'quote-waiting' | 'quote-question' | 'quote-paid',
    { dueAt, isUrgent }: { dueAt: Date; isUrgent: boolean },
  ): void {
    this.record<QuotesWorkItemRaised>({
      type: 'quotes.work-item-raised.v1',
      kind,
      key: this.id,
      subject: { type: 'quote', id: this.id, reference: this.reference },
      facts: { service: this.type, startsAt: this.startsAt?.toISOString() ?? null },
      dueAt: dueAt.toISOString(),
      isUrgent,
    });
  }

  private settle(kind: 'quote-waiting' | 'quote-question' | 'quote-paid'): void {
    this.record<QuotesWorkItemSettled>({ type: 'quotes.work-item-settled.v1', kind, key: this.id });
  }
}

/** What the customer may do now. */
export function customerActions(
  { state, lastOffer }: { readonly state: QuoteState; readonly lastOffer: Pick<Offer, 'validUntil'> | undefined },
  now: Date,
): CustomerAction[] {
  const holds = state === 'offered' && lastOffer !== undefined && Date.parse(lastOffer.validUntil) > now.getTime();
  return CUSTOMER_ACTIONS.filter((action) => {
    if (action === 'accept') return holds;
    if (action === 'pay') return state === 'accepted';
    if (action === 'ask') return state !== 'declined';
    return TRANSITIONS[state].includes('declined');
  });
}

/** What the team may do now. */
export const teamActions = (state: QuoteState, hasOpenQuestion: boolean): TeamAction[] =>
  TEAM_ACTIONS.filter((action) => {
    if (action === 'take') return TRANSITIONS[state].includes('in-work');
    return action === 'offer' ? TRANSITIONS[state].includes('offered') : hasOpenQuestion;
  });
