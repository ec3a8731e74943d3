import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { FlightRoutes } from '../domain/flight-routes.js';
import { instantTerms, rideOf } from '../domain/instant-offer.js';
import { PriceTokens } from '../domain/price-tokens.js';
import { Quote } from '../domain/quote.js';
import { QuoteLinks } from '../domain/quote-links.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import type { Enquirer, QuoteType, QuoteWishes } from '../domain/quote-request.js';
import { checkRequest } from '../domain/request-check.js';
import { ServicePlaces } from '../domain/service-places.js';
import { Vehicles } from '../domain/vehicles.js';
import { OfferTimer } from '../processes/offer-timer.js';

export interface RequestedQuote {
  readonly reference: string;
  /** Opens the quote without an account; undefined where a person has asked who signed in. */
  readonly accessToken: string | undefined;
  readonly answerBefore: Date;
}

/** How the customer reads prices, and the price that was shown before sending. */
export interface Reading {
  readonly language: Locale;
  readonly currency: Currency;
  readonly priceToken?: string | undefined;
}

/** Asks for a price; with the token of a shown one it is offered at once. Throws what keeps the request from being met, or QuoteAlreadyRequested. */
export class RequestQuote extends Command<RequestedQuote> {
  constructor(
    readonly type: QuoteType,
    readonly enquirer: Enquirer,
    readonly wishes: QuoteWishes,
    readonly reading: Reading,
    readonly actor: Actor,
  ) {
    super();
  }
}

const REFERENCE_LETTERS = 6;

@CommandHandler(RequestQuote)
export class RequestQuoteHandler implements ICommandHandler<RequestQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly places: ServicePlaces,
    private readonly flights: FlightRoutes,
    private readonly vehicles: Vehicles,
    private readonly links: QuoteLinks,
    private readonly prices: PriceTokens,
    private readonly timer: OfferTimer,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ type, enquirer, wishes, reading, actor }: RequestQuote): Promise<RequestedQuote> {
    const now = this.clock.now();
    const { language, currency, priceToken } = reading;
    const [place, flightAirports, vehicle] = await Promise.all([
      this.places.find(type, wishes),
      wishes.flightNumber === undefined ? undefined : this.flights.airportsOf(wishes.flightNumber),
      wishes.vehicle === undefined ? undefined : this.vehicles.find(wishes.vehicle),
    ]);
    const time = checkRequest(type, wishes, { place, flightAirports, vehicle }, now);
    const quote = Quote.request(
      {
        id: this.ids.uuid(),
        reference: `QT-${this.ids.reference(REFERENCE_LETTERS)}`,
        userId: actor.isPerson ? actor.id : null,
        fingerprint: fingerprintOf(type, enquirer, wishes),
        ...{ type, language, currency, enquirer, wishes, place, time },
      },
      now,
    );
    if (priceToken !== undefined) {
      const asked = { language, startsAt: time.startsAt, now };
      quote.offer(instantTerms(this.prices.read(priceToken), rideOf(type, wishes), asked), now);
    }
    await this.quotes.add(quote);
    if (quote.lastOffer) await this.timer.start(quote.id, quote.lastOffer);
    const accessToken = quote.userId === null ? this.links.tokenOf(quote.id) : undefined;
    return { reference: quote.reference, accessToken, answerBefore: quote.answerBefore };
  }
}

/** Telephone and name may be written in several ways: address, service and wishes tell requests apart. */
function fingerprintOf(type: QuoteType, { email }: Enquirer, wishes: QuoteWishes): string {
  const known = Object.entries(wishes).filter(([, value]) => value !== undefined);
  const content = known.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([type, email.toLowerCase(), content]))
    .digest('base64url');
}
