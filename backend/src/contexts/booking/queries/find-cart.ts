import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/read-db.js';
import { type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/currency.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import { Money, type MoneyView } from '../../../shared-kernel/money.js';
import type { CartHolder } from '../domain/cart-holder.js';
import type { CartItem } from '../domain/cart.js';
import { Departures } from '../domain/departures.js';
import { MoneyShape, TravellersShape } from './booking-row.js';

class CartTour {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() image!: string;
  @ApiProperty() city!: string;
}

class DateTimeShape {
  @ApiProperty({ example: '2027-05-02' }) date!: string;
  @ApiProperty({ example: '09:30' }) time!: string;
}

class CartMeetingPoint {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
}

class RateShape {
  @ApiProperty() from!: string;
  @ApiProperty() to!: string;
  @ApiProperty({ description: 'Exact decimal.' }) rate!: string;
  @ApiProperty() date!: string;
}

class CartItemView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: CartTour }) tour!: CartTour;
  @ApiProperty({ type: DateTimeShape }) datetime!: DateTimeShape;
  @ApiProperty() startsAt!: string;
  @ApiProperty() timeZone!: string;
  @ApiProperty({ description: 'Minutes.' }) duration!: number;
  @ApiProperty({ type: TravellersShape }) travellers!: TravellersShape;
  @ApiProperty() guideLanguage!: string;
  @ApiProperty({ type: CartMeetingPoint }) meetingPoint!: CartMeetingPoint;
  @ApiProperty({ type: String, nullable: true }) specialRequirements!: string | null;
  @ApiProperty({ type: MoneyShape }) price!: MoneyView;
  @ApiProperty({ type: MoneyShape }) priceOriginalCurrency!: MoneyView;
  @ApiProperty({ type: RateShape }) rate!: RateShape;
  @ApiProperty() guaranteedUntil!: string;
  @ApiProperty({ description: 'The price is another one than when it was last seen.' }) priceChanged!: boolean;
  @ApiProperty({ type: MoneyShape, nullable: true }) previousPrice!: MoneyView | null;
  @ApiProperty({ description: 'Free until this instant, itself included.' }) cancellableUntil!: string;
}

export class CartView {
  @ApiProperty({ type: [CartItemView] }) items!: CartItemView[];
  @ApiProperty({ type: MoneyShape }) subtotal!: MoneyView;
  @ApiProperty({ type: MoneyShape }) discount!: MoneyView;
  @ApiProperty({ type: MoneyShape }) total!: MoneyView;
  @ApiProperty() currency!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The slots are held until then.' }) holdsUntil!:
    string | null;
  @ApiProperty({ description: 'The server’s time: count down from this, not from the browser’s clock.' }) now!: string;
}

export class FindCart extends Query<CartView> {
  constructor(
    readonly holder: CartHolder | undefined,
    readonly language: Locale,
    readonly now: Date,
  ) {
    super();
  }
}

interface CartRow {
  readonly currency: Currency;
  readonly items: readonly CartItem[];
  readonly holds_until: Date | null;
}

@QueryHandler(FindCart)
export class FindCartHandler implements IQueryHandler<FindCart> {
  constructor(
    private readonly db: ReadDb,
    private readonly departures: Departures,
  ) {}

  async execute({ holder, language, now }: FindCart): Promise<CartView> {
    const cart = holder && (await this.find(holder));
    const currency = cart?.currency ?? DEFAULT_CURRENCY;
    const items = await Promise.all((cart?.items ?? []).map((item) => this.itemView(item, language)));
    const subtotal = Money.sum(
      items.map((item) => Money.from(item.price)),
      currency,
    );
    const held = cart?.holds_until && cart.holds_until > now ? cart.holds_until.toISOString() : null;
    return {
      items,
      subtotal: subtotal.toJSON(),
      discount: Money.zero(currency).toJSON(),
      total: subtotal.toJSON(),
      currency,
      holdsUntil: held,
      now: now.toISOString(),
    };
  }

  private find(holder: CartHolder): Promise<CartRow | undefined> {
    const whose = 'ownerId' in holder ? sql`owner_id = ${holder.ownerId}` : sql`token_hash = ${holder.tokenHash}`;
    return this.db.first(sql<CartRow>`select currency, items, holds_until from booking.cart where ${whose}`);
  }

  private async itemView(item: CartItem, language: Locale): Promise<CartItemView> {
    const option = await this.departures.option(item.tourId, item.durationMinutes);
    const point = option.meetingPoints.find(({ id }) => id === item.meetingPointId) ?? option.meetingPoints[0];
    return {
      id: item.id,
      tour: {
        id: option.tourId,
        name: option.name[language],
        slug: option.slug,
        image: `/posters/tour/${option.slug}/card.svg`,
        city: option.city.name[language],
      },
      datetime: { date: item.date, time: item.time },
      startsAt: item.startsAt,
      timeZone: option.city.timeZone,
      duration: item.durationMinutes,
      travellers: { ...item.travellers },
      guideLanguage: item.guideLanguage,
      meetingPoint: { id: point?.id ?? '', name: point?.name[language] ?? '', address: point?.address ?? '' },
      specialRequirements: item.specialRequirements,
      price: item.price,
      priceOriginalCurrency: item.priceOriginalCurrency,
      rate: item.rate,
      guaranteedUntil: item.guaranteedUntil,
      priceChanged: item.previousPrice !== null,
      previousPrice: item.previousPrice,
      cancellableUntil: new Date(new Date(item.startsAt).getTime() - option.cancellationMinutes * 60_000).toISOString(),
    };
  }
}
