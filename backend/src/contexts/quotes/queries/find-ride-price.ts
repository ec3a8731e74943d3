import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { guaranteedUntil, rideOf } from '../domain/instant-offer.js';
import { PRICE_PARTS, type PricePart, priceOf } from '../domain/price-area.js';
import { PriceAreas } from '../domain/price-areas.js';
import { PriceTokens } from '../domain/price-tokens.js';
import type { QuoteType, QuoteWishes } from '../domain/quote-request.js';

class RideMoney {
  @ApiProperty() amount!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
}

class RidePartView {
  @ApiProperty({ enum: PRICE_PARTS }) kind!: PricePart;
  @ApiProperty({ type: RideMoney }) amount!: RideMoney;
}

class ShownRidePrice {
  @ApiProperty({ type: RideMoney, description: 'With VAT.' }) total!: RideMoney;
  @ApiProperty({ type: [RidePartView] }) parts!: RidePartView[];
  @ApiProperty({ format: 'date-time', type: String }) guaranteedUntil!: string;
  @ApiProperty({ description: 'Sent with the request, which then has its offer at once.' }) token!: string;
}

export class RidePriceView {
  @ApiProperty({ type: ShownRidePrice, nullable: true, description: 'Null where a person must price it.' })
  price!: ShownRidePrice | null;
}

/** The price of a ride by the table of its city. */
export class FindRidePrice extends Query<RidePriceView> {
  constructor(
    readonly type: QuoteType,
    readonly wishes: Partial<QuoteWishes>,
  ) {
    super();
  }
}

@QueryHandler(FindRidePrice)
export class FindRidePriceHandler implements IQueryHandler<FindRidePrice> {
  constructor(
    private readonly areas: PriceAreas,
    private readonly tokens: PriceTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ type, wishes }: FindRidePrice): Promise<RidePriceView> {
    const ride = rideOf(type, wishes);
    const place = type === 'airport-pickup' ? wishes.airport : wishes.location;
    const area = ride && place ? await this.areas.find(place) : undefined;
    const price = ride && area && priceOf(area, ride);
    if (!ride || !area || !price) return { price: null };
    const until = guaranteedUntil(this.clock.now()).toISOString();
    const { parts, total } = price;
    const token = this.tokens.sign({ ride, parts, vatBasisPoints: area.vatBasisPoints, guaranteedUntil: until });
    return { price: { total, parts: [...parts], guaranteedUntil: until, token } };
  }
}
