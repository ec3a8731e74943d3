import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/read-db.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/locale.js';
import type { MoneyView } from '../../../shared-kernel/money.js';
import { Prices } from '../domain/prices.js';
import { type Geography, Places } from './places.js';
import { ImageView, inLanguage, MoneyAnswer, posterOf } from './views.js';

export class CardCity {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() country!: string;
}

export class CategoryView {
  @ApiProperty({ example: 'food-tour' }) slug!: string;
  @ApiProperty() title!: string;
}

/** A tour as lists show it. */
export class TourCard {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() summary!: string;
  @ApiProperty({ type: CardCity }) city!: CardCity;
  @ApiProperty({ type: [CategoryView] }) categories!: CategoryView[];
  @ApiProperty({ enum: ['private', 'group'] }) kind!: 'private' | 'group';
  @ApiProperty({ type: [Number], description: 'Minutes, ascending.' }) durations!: number[];
  @ApiProperty({ type: [String] }) specialFilters!: string[];
  @ApiProperty({ type: Number, nullable: true, description: 'Null until somebody has reviewed it.' }) rating!: number | null;
  @ApiProperty() reviewCount!: number;
  @ApiProperty({ type: MoneyAnswer, description: 'The cheapest option for so many people: per group in total, per person for one adult.' })
  fromPrice!: MoneyAnswer;
  @ApiProperty({ enum: ['per-group', 'per-person'] }) priceUnit!: 'per-group' | 'per-person';
  @ApiProperty() featured!: boolean;
  @ApiProperty({ type: ImageView }) image!: ImageView;
  @ApiProperty({ description: 'The texts are not there in the language asked for.' }) fallback!: boolean;
}

interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string | null;
  readonly englishName: string;
  readonly summary: string;
  readonly cityId: string;
  readonly categories: readonly string[];
  readonly kind: 'private' | 'group';
  readonly durations: readonly number[];
  readonly specialFilters: string[];
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly price: number;
  readonly currency: Currency;
  readonly featured: boolean;
  readonly imageColour: string;
}

/** What cards are made for. */
export interface CardsFor {
  readonly language: Locale;
  readonly currency: Currency;
  readonly people: number;
}

/** Cards of tours by id, in one statement. */
@Injectable()
export class TourCards {
  constructor(
    private readonly db: ReadDb,
    private readonly places: Places,
    private readonly prices: Prices,
  ) {}

  /** In the order of the ids; a tour that has left the catalogue meanwhile, or cannot take so many, is left out. */
  async of(ids: readonly string[], asked: CardsFor): Promise<TourCard[]> {
    if (ids.length === 0) return [];
    const [rows, places, shown] = await Promise.all([this.rows(ids, asked), this.places.all(), this.prices.shownIn(asked.currency)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? cardOf(row, asked, places, shown) : [];
    });
  }

  private rows(ids: readonly string[], { language, people }: CardsFor): Promise<CardRow[]> {
    return this.db.rows(sql<CardRow>`
      select tour.id, tour.slug, tour.names ->> ${language} as name, tour.names ->> ${DEFAULT_LOCALE} as "englishName",
             coalesce(tour.summaries ->> ${language}, tour.summaries ->> ${DEFAULT_LOCALE}) as summary, tour.city_id as "cityId",
             tour.categories, tour.kind, option.durations, tour.special_filters as "specialFilters", tour.rating::float8 as rating,
             tour.review_count as "reviewCount", listing.prices[${people}::integer] as price, tour.currency, tour.featured,
             tour.image_colour as "imageColour"
      from catalogue.tour tour
      join catalogue.tour_listing listing on listing.tour_id = tour.id
      cross join lateral (
        select array_agg(duration_minutes order by duration_minutes) as durations from catalogue.tour_option where tour_id = tour.id
      ) option
      where tour.id = any(${ids}::uuid[]) and tour.status = 'published' and listing.prices[${people}::integer] is not null
    `);
  }
}

function cardOf(row: CardRow, { language, people }: CardsFor, places: Geography, shown: (money: MoneyView) => MoneyView): TourCard {
  const name = row.name ?? row.englishName;
  const city = places.cityById.get(row.cityId);
  const country = city && places.countryById.get(city.countryId);
  const perPerson = row.kind === 'group';
  return {
    id: row.id,
    slug: row.slug,
    name,
    summary: row.summary,
    city: {
      id: row.cityId,
      slug: city?.slug ?? '',
      name: city ? inLanguage(city.names, language) : '',
      country: country ? inLanguage(country.names, language) : '',
    },
    categories: categoriesOf(row.categories, places, language),
    kind: row.kind,
    durations: [...row.durations],
    specialFilters: row.specialFilters,
    rating: row.rating,
    reviewCount: row.reviewCount,
    // A party's total of a group tour is one adult's price times the people: the quotient is exact.
    fromPrice: shown({ amount: perPerson ? row.price / people : row.price, currency: row.currency }),
    priceUnit: perPerson ? 'per-person' : 'per-group',
    featured: row.featured,
    image: posterOf('tour', row.slug, 'card', row.imageColour, name),
    fallback: row.name === null,
  };
}

export const categoriesOf = (slugs: readonly string[], { categories }: Geography, language: Locale): CategoryView[] =>
  slugs.flatMap((slug) => {
    const category = categories.find((known) => known.slug === slug);
    return category ? { slug, title: inLanguage(category.titles, language) } : [];
  });
