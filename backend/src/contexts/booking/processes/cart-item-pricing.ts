import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { CartChanged } from '../domain/booking.errors.js';
import type { Cart, CartItem, GuaranteedPrice } from '../domain/cart.js';
import { Departures, meetingPointOf, type OptionForSale, timetableOf } from '../domain/departures.js';
import type { Travellers } from '../domain/party.js';
import { PARTY_NOT_BOOKABLE, type PriceOffer, PriceOffers } from '../domain/price-offers.js';
import { seatsOf } from '../domain/party.js';
import { Claim } from '../domain/claim.js';
import { Slots } from '../domain/slots.js';
import { slotAt } from '../domain/timetable.js';

export interface CartItemForm {
  /** Id or slug. */
  readonly tour: string;
  /** Minutes. */
  readonly duration: number;
  readonly datetime: { readonly date: string; readonly time: string };
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  /** Id of one of the tour's meeting points; the first one by default. */
  readonly meetingPoint?: string;
  readonly specialRequirements?: string | null;
  readonly quoteToken?: string;
}

/** Prices a cart item and checks that it is for sale and available. Claims nothing. */
@Injectable()
export class CartItemPricing {
  constructor(
    private readonly departures: Departures,
    private readonly prices: PriceOffers,
    private readonly slots: Slots,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async prepare(
    form: CartItemForm,
    currency: Currency,
    { items }: Pick<Cart, 'items'>,
    id: string = this.ids.uuid(),
  ): Promise<CartItem> {
    const option = await this.departures.option(form.tour, form.duration);
    const { date, time } = form.datetime;
    const slot = slotAt(date, time, timetableOf(option), this.clock.now());
    const { guideLanguage, travellers } = form;
    const meetingPoint = meetingPointOf(option, form.meetingPoint).id;
    const departure = { date, time, meetingPoint };
    const seen = form.quoteToken
      ? await this.prices.promised(form.quoteToken, option, travellers, currency, departure)
      : undefined;
    const offer = seen && this.holds(seen) ? seen : await this.prices.offer(option, travellers, currency, departure);
    const claim = new Claim(id, option, slot, guideLanguage, seatsOf(travellers, option.infantsNeedSeat));
    const others = await this.claimsOf(items.filter((item) => item.id !== id));
    await this.slots.mustBeFree(claim, { itemIds: items.map((item) => item.id), others });
    return {
      id,
      tourId: option.tourId,
      durationMinutes: option.durationMinutes,
      date,
      time,
      startsAt: slot.start.toISOString(),
      travellers,
      guideLanguage,
      meetingPointId: meetingPoint,
      specialRequirements: form.specialRequirements ?? null,
      previousPrice: seen && seen.price.amount !== offer.price.amount ? seen.price : null,
      ...guaranteed(offer),
    };
  }

  private holds({ guaranteedUntil }: PriceOffer): boolean {
    return this.clock.now() < new Date(guaranteedUntil);
  }

  private async claimsOf(items: readonly CartItem[]): Promise<readonly Claim[]> {
    const claims = await Promise.all(
      items.map(async (item) => {
        const option = await this.departures.findOption(item.tourId, item.durationMinutes);
        return option && Claim.ofItem(item, option);
      }),
    );
    return claims.filter((claim) => claim !== undefined);
  }

  async isOnSale({ tourId, durationMinutes }: CartItem): Promise<boolean> {
    return (await this.departures.findOption(tourId, durationMinutes)) !== undefined;
  }

  /** The current price of an item; undefined if the item is no longer sold, or not to this party. */
  async priceNow(item: CartItem, currency: Currency): Promise<GuaranteedPrice | undefined> {
    const option = await this.departures.findOption(item.tourId, item.durationMinutes);
    if (!option) return undefined;
    try {
      const { date, time, meetingPointId: meetingPoint, travellers } = item;
      return guaranteed(await this.prices.offer(option, travellers, currency, { date, time, meetingPoint }));
    } catch (error) {
      if (error instanceof DomainError && error.code === PARTY_NOT_BOOKABLE) return undefined;
      throw error;
    }
  }

  /**
   * The claim of an item. Throws NoSuchSlot, SlotTooFar or SlotTooSoon if its slot can no longer be sold, and
   * CartChanged if its tour or duration is no longer sold: such an item leaves the cart at the next read.
   */
  async claimOf(item: CartItem): Promise<Claim<OptionForSale>> {
    const option = await this.departures.findOption(item.tourId, item.durationMinutes);
    if (!option) throw new CartChanged();
    slotAt(item.date, item.time, timetableOf(option), this.clock.now());
    return Claim.ofItem(item, option);
  }
}

const guaranteed = ({
  price,
  priceOriginalCurrency,
  rate,
  steps,
  table,
  guaranteedUntil,
}: PriceOffer): GuaranteedPrice => ({
  price,
  priceOriginalCurrency,
  rate,
  steps,
  table,
  guaranteedUntil,
});
