import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { CatalogueApi, type OptionForSale as CatalogueOption } from '../../catalogue/index.js';
import { PricingApi, type Priceable } from '../../pricing/index.js';
import { TourNotOnSale } from '../domain/booking.errors.js';
import type { OptionForSale } from '../domain/departures.js';
import type { Travellers } from '../domain/party.js';
import { type PriceOffer, PriceOffers } from '../domain/price-offers.js';

/** Prices from pricing, by the catalogue's price table. */
@Injectable()
export class PricingPriceOffers extends PriceOffers {
  constructor(
    private readonly pricing: PricingApi,
    private readonly catalogue: CatalogueApi,
  ) {
    super();
  }

  async offer(option: OptionForSale, party: Travellers, currency: Currency): Promise<PriceOffer> {
    return this.pricing.offer(await this.priceable(option), party, currency);
  }

  async promised(
    quoteToken: string,
    option: OptionForSale,
    party: Travellers,
    currency: Currency,
  ): Promise<PriceOffer | undefined> {
    return this.pricing.promised(quoteToken, await this.priceable(option), party, currency);
  }

  private async priceable(option: OptionForSale): Promise<Priceable> {
    const known = await this.catalogue.findOptionForSale(option.tourId, option.durationMinutes);
    if (!known) throw new TourNotOnSale({ tour: option.slug });
    return toPriceable(known);
  }
}

const toPriceable = (option: CatalogueOption): Priceable => ({
  subject: option.optionId,
  currency: option.currency,
  prices: option.prices,
  infantsNeedSeat: option.infantsNeedSeat,
  minimumPersons: option.minimumPersons,
  maximumPersons: option.maximumPersons,
});
