import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/domain/clock.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import { Departures, timetableOf } from '../domain/departures.js';
import type { Travellers } from '../domain/party.js';
import { type PriceOffer, PriceOffers } from '../domain/price-offers.js';
import { slotAt } from '../domain/timetable.js';

/** The guaranteed price of a tour for a party; where a slot is named, it must be one that can be booked. */
export class FindPrice extends Query<PriceOffer> {
  constructor(
    readonly tour: string,
    readonly durationMinutes: number,
    readonly travellers: Travellers,
    readonly currency: Currency,
    readonly datetime: { readonly date: string; readonly time: string } | undefined,
  ) {
    super();
  }
}

@QueryHandler(FindPrice)
export class FindPriceHandler implements IQueryHandler<FindPrice> {
  constructor(
    private readonly departures: Departures,
    private readonly prices: PriceOffers,
    private readonly clock: Clock,
  ) {}

  async execute({ tour, durationMinutes, travellers, currency, datetime }: FindPrice): Promise<PriceOffer> {
    const option = await this.departures.option(tour, durationMinutes);
    if (datetime) slotAt(datetime.date, datetime.time, timetableOf(option), this.clock.now());
    return this.prices.offer(option, travellers, currency);
  }
}
