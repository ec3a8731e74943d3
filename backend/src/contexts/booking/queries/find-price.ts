import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { PromoCodeInvalid, PromoMinimumNotReached } from '../domain/booking.errors.js';
import { Departures, meetingPointOf, timetableOf } from '../domain/departures.js';
import type { Travellers } from '../domain/party.js';
import { type PricedDeparture, type PriceOffer, PriceOffers } from '../domain/price-offers.js';
import { type GrantedDiscount, PromoCodes } from '../domain/promo-codes.js';
import { discountableOf } from '../domain/lines-of-sale.js';
import { type ShownStep, shownSteps } from '../domain/shown-steps.js';
import { Slots } from '../domain/slots.js';
import { slotAt } from '../domain/timetable.js';

/** An offer for display: the steps are explained in the currency of the price. */
export interface ExplainedPrice extends Omit<PriceOffer, 'steps'> {
  readonly steps: readonly ShownStep[];
  /** What the promo code takes off, if one was named. */
  readonly discount?: GrantedDiscount;
}

/**
 * The guaranteed price of a tour for a party. If the query names a slot, the tour must start then and a guide must
 * speak the requested language. Throws PromoCodeInvalid or PromoMinimumNotReached for a promo code that does not work.
 */
export class FindPrice extends Query<ExplainedPrice> {
  constructor(
    readonly tour: string,
    readonly durationMinutes: number,
    readonly travellers: Travellers,
    readonly currency: Currency,
    /** With the supplements of the first meeting point where it names none. */
    readonly departure: PricedDeparture | undefined,
    readonly guideLanguage: Locale | undefined,
    readonly promoCode: string | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPrice)
export class FindPriceHandler implements IQueryHandler<FindPrice> {
  constructor(
    private readonly departures: Departures,
    private readonly prices: PriceOffers,
    private readonly slots: Slots,
    private readonly promoCodes: PromoCodes,
    private readonly clock: Clock,
  ) {}

  async execute({
    tour,
    durationMinutes,
    travellers,
    currency,
    departure,
    guideLanguage,
    promoCode,
    actor,
  }: FindPrice): Promise<ExplainedPrice> {
    const option = await this.departures.option(tour, durationMinutes);
    const slot = departure && slotAt(departure.date, departure.time, timetableOf(option), this.clock.now());
    if (slot && guideLanguage) await this.slots.mustHaveGuide({ option, slot, guideLanguage });
    const priced = departure && { ...departure, meetingPoint: meetingPointOf(option, departure.meetingPoint).id };
    const offer = await this.prices.offer(option, travellers, currency, priced);
    const discount = promoCode === undefined ? undefined : await this.discountOf(promoCode, offer, actor);
    return { ...offer, steps: shownSteps(offer), ...(discount ? { discount } : {}) };
  }

  private async discountOf(code: string, offer: PriceOffer, actor: Actor): Promise<GrantedDiscount> {
    const customerId = actor.isPerson ? actor.id : undefined;
    const answer = await this.promoCodes.findDiscount(code, {
      customerId,
      subtotal: discountableOf(offer).toJSON(),
      replacedOrderIds: [],
    });
    if (answer.outcome === 'invalid') throw new PromoCodeInvalid();
    if (answer.outcome === 'granted') return answer;
    throw new PromoMinimumNotReached({ minimum: moneyText(answer.minimum, actor.language ?? DEFAULT_LOCALE) });
  }
}
