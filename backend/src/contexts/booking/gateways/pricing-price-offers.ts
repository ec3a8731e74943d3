import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { CatalogueApi, type OptionForSale as CatalogueOption } from '../../catalogue/index.js';
import { PricingApi, type Priceable, type PricedDeparture } from '../../pricing/index.js';
import { TourNotOnSale } from '../domain/booking.errors.js';
import type { OptionForSale } from '../domain/departures.js';
import type { Travellers } from '../domain/party.js';
import { type PriceOffer, PriceOffers, type Repriced } from '../domain/price-offers.js';

/** Prices from pricing, by the catalogue's price table. */
@Injectable()
export class PricingPriceOffers extends PriceOffers {
  constructor(
    private readonly pricing: PricingApi,
    private readonly catalogue: CatalogueApi,
  ) {
    super();
  }

  async offer(
    option: OptionForSale,
    party: Travellers,
    currency: Currency,
    departure?: PricedDeparture,
  ): Promise<PriceOffer> {
    const table = await this.tableOf(option);
    return { ...(await this.pricing.offer(table, party, currency, departure)), table };
  }

  async promised(
    quoteToken: string,
    option: OptionForSale,
    party: Travellers,
    currency: Currency,
    departure?: PricedDeparture,
  ): Promise<PriceOffer | undefined> {
    const table = await this.tableOf(option);
    const promised = await this.pricing.promised(quoteToken, table, party, currency, departure);
    return promised && { ...promised, table };
  }

  reprice(
    { table, rate }: Pick<PriceOffer, 'table' | 'rate'>,
    party: Travellers,
    departure?: PricedDeparture,
  ): Repriced {
    return this.pricing.reprice(table, party, rate, departure);
  }

  async tableOf(option: OptionForSale): Promise<Priceable> {
    const known = await this.catalogue.findOptionForSale(option.tourId, option.durationMinutes);
    if (!known) throw new TourNotOnSale({ tour: option.slug });
    const extras = await this.pricing.extrasOf(known.tourId, known.city.id);
    return { ...toPriceable(known), ...(extras.supplements.length > 0 || extras.tickets ? { extras } : {}) };
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
