import { Injectable } from '@nestjs/common';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { instantOf } from '../../../shared-kernel/time/local-time.js';
import type { OfferTerms } from '../domain/offer.js';
import { Quote, type QuoteState } from '../domain/quote.js';
import { QuoteOrders } from '../domain/quote-orders.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import type { Enquirer, QuoteType, QuoteWishes } from '../domain/quote-request.js';
import type { ServicePlace } from '../domain/service-places.js';
import { OfferTimer } from '../processes/offer-timer.js';

/** A request with its story, in days and hours before and after the present. */
export interface QuoteToSeed {
  readonly type: QuoteType;
  readonly state: QuoteState;
  readonly language: Locale;
  readonly currency: Currency;
  readonly enquirer: Enquirer;
  readonly wishes: QuoteWishes;
  readonly place?: ServicePlace;
  readonly askedHoursAgo: number;
  readonly startsInDays: number;
  /** On the clock of the place; of a service by days left out. */
  readonly time?: string;
  /** More than the first day. */
  readonly furtherDays?: number;
  /** The versions, each sent a while after the one before. */
  readonly offers?: readonly (Omit<OfferTerms, 'validUntil'> & { readonly validDays: number })[];
  readonly question?: string;
  readonly answer?: string;
  readonly declineReason?: string;
}

/** States that an order follows. They begin as accepted; who pays it, and what follows, is told later (`AcceptedQuotes`). */
const ORDERED: readonly QuoteState[] = ['accepted', 'paid', 'fulfilled', 'cancelled'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REFERENCE_LETTERS = 6;

/** Writes requests of every state, in the running transaction, and tells nobody. */
@Injectable()
export class QuoteSeeding {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly timer: OfferTimer,
    private readonly orders: QuoteOrders,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async write(stories: readonly QuoteToSeed[]): Promise<void> {
    const now = this.clock.now();
    for (const story of stories) {
      const quote = this.tell(story, now);
      takeEvents(quote);
      const offer = quote.lastOffer;
      if (quote.state === 'accepted' && offer) quote.awaitPayment(await this.orders.place(quote, offer));
      await this.quotes.add(quote);
      if (quote.state !== 'offered' || !offer) continue;
      await this.timer.start(quote.id, offer);
    }
  }

  private tell(story: QuoteToSeed, now: Date): Quote {
    const { state, offers = [], question, answer, declineReason = null } = story;
    const asked = new Date(now.getTime() - story.askedHoursAgo * HOUR);
    const quote = this.request(story, now, asked);
    let at = asked;
    const later = (): Date => (at = new Date(at.getTime() + HOUR / 2));
    if (state !== 'new') quote.take();
    for (const { validDays, ...terms } of offers) {
      const sent = later();
      quote.offer({ ...terms, validUntil: new Date(sent.getTime() + validDays * DAY).toISOString() }, sent);
    }
    if (question !== undefined) quote.ask(question, later());
    if (answer !== undefined) quote.answer(answer, later());
    if (ORDERED.includes(state)) quote.accept(offers.length, later());
    if (state === 'declined') quote.decline(declineReason, later());
    if (state === 'expired') quote.expire(offers.length, now);
    return quote;
  }

  private request(story: QuoteToSeed, now: Date, asked: Date): Quote {
    const { type, language, currency, enquirer, place, time, furtherDays } = story;
    const dayIn = (days: number): string => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
    const [first, last] = [dayIn(story.startsInDays), dayIn(story.startsInDays + (furtherDays ?? 0))];
    const zone = place?.timeZone ?? 'UTC';
    const days = time === undefined ? { selectedFromDate: first, selectedToDate: last } : { date: first };
    const ownTime = type === 'airport-pickup' || type === 'transfer' ? { time } : {};
    return Quote.request(
      {
        id: this.ids.uuid(),
        reference: `QT-${this.ids.reference(REFERENCE_LETTERS)}`,
        userId: null,
        wishes: JSON.parse(JSON.stringify({ ...story.wishes, ...days, ...ownTime })) as QuoteWishes,
        time: {
          startsAt: instantOf(`${first}T${time ?? '08:00'}`, zone),
          endsAt: time === undefined ? instantOf(`${last}T20:00`, zone) : undefined,
        },
        fingerprint: this.ids.secret(),
        ...{ type, language, currency, enquirer, place },
      },
      asked,
    );
  }
}
