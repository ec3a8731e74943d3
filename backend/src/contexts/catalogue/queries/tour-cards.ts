import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Changes } from '../../../platform/notify/changes.js';
import { ReadDb } from '../../../platform/read-db.js';
import { TextRing } from '../../../platform/text-ring.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '../../../shared-kernel/locale.js';
import type { MoneyView } from '../../../shared-kernel/money.js';
import { Prices } from '../domain/prices.js';
import { type Geography, Places } from './places.js';
import { ImageView, MoneyAnswer, posterOf } from './views.js';

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
  @ApiProperty({ type: Number, nullable: true, description: 'Null until somebody has reviewed it.' }) rating!:
    number | null;
  @ApiProperty() reviewCount!: number;
  @ApiProperty({
    type: MoneyAnswer,
    description: 'The cheapest option for so many people: per group in total, per person for one adult.',
  })
  fromPrice!: MoneyAnswer;
  @ApiProperty({
    type: MoneyAnswer,
    description: 'The same for all of them, adults all: what filter and order of a list go by.',
  })
  totalPrice!: MoneyAnswer;
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
  readonly durations: number[];
  readonly specialFilters: string[];
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly prices: readonly (string | null)[];
  readonly currency: Currency;
  readonly featured: boolean;
  readonly imageColour: string;
}

/** What a card is made of, by place: the names of the fields would be a third of it. */
type KeptCard = readonly [
  slug: string,
  name: string,
  summary: string,
  cityId: string,
  categories: readonly string[],
  kind: CardRow['kind'],
  durations: number[],
  specialFilters: string[],
  rating: number | null,
  reviewCount: number,
  /** Totals for 1, 2 … persons, as far as so many can book. */
  prices: readonly (number | null)[],
  currency: Currency,
  featured: boolean,
  imageColour: string,
  fallback: boolean,
];

/** For whom cards are priced where nobody has said. */
export const USUAL_PEOPLE = 2;

/** What cards are made for. */
export interface CardsFor {
  readonly language: Locale;
  readonly currency: Currency;
  readonly people: number;
}

/** Some 400 bytes each: 20,000 of them, as many as a thousand lists show. */
const MOST_BYTES = 9 * 1024 * 1024;

/** Cards of tours by id. Those shown lately are kept until the catalogue changes; the others are read in one statement. */
@Injectable()
export class TourCards {
  private readonly kept = new TextRing(MOST_BYTES);
  private version = 0;
  private shared: { readonly places: Geography; readonly byLanguage: Map<Locale, Shared> } | undefined;

  constructor(
    private readonly db: ReadDb,
    private readonly places: Places,
    private readonly prices: Prices,
    changes: Changes,
  ) {
    changes.on('catalogue', () => this.forgetAll());
  }

  /** In the order of the ids; a tour that has left the catalogue meanwhile, or cannot take so many, is left out. */
  async of(ids: readonly string[], { language, currency, people }: CardsFor): Promise<TourCard[]> {
    if (ids.length === 0) return [];
    const known = ids.map((id) => this.keptCard(id, language));
    const missing = ids.filter((_, index) => !known[index]);
    const [read, places, shown] = await Promise.all([
      this.read(missing, language),
      this.places.all(),
      this.prices.shownIn(currency),
    ]);
    const shared = this.sharedBy(places, language);
    return ids.flatMap((id, index) => {
      const card = known[index] ?? read.get(id);
      return card ? priced(id, card, people, shared, shown) : [];
    });
  }

  private forgetAll(): void {
    this.version += 1;
    this.kept.clear();
  }

  private keptCard(id: string, language: Locale): KeptCard | undefined {
    const text = this.kept.get(language + id);
    return text === undefined ? undefined : (JSON.parse(text) as KeptCard);
  }

  private sharedBy(places: Geography, language: Locale): Shared {
    if (this.shared?.places !== places) this.shared = { places, byLanguage: new Map() };
    const known = this.shared.byLanguage.get(language) ?? new Shared(places, language);
    this.shared.byLanguage.set(language, known);
    return known;
  }

  /** What changed while they were read is not kept. */
  private async read(ids: readonly string[], language: Locale): Promise<ReadonlyMap<string, KeptCard>> {
    if (ids.length === 0) return new Map();
    const { version } = this;
    const rows = await this.rows(ids, language);
    const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
    if (version === this.version) for (const [id, card] of cards) this.kept.put(language + id, JSON.stringify(card));
    return cards;
  }

  private rows(ids: readonly string[], language: Locale): Promise<CardRow[]> {
    return this.db.rows(sql<CardRow>`
      select tour.id, tour.slug, tour.names ->> ${language} as name, tour.names ->> ${DEFAULT_LOCALE} as "englishName",
             coalesce(tour.summaries ->> ${language}, tour.summaries ->> ${DEFAULT_LOCALE}) as summary, tour.city_id as "cityId",
             tour.categories, tour.kind, option.durations, tour.special_filters as "specialFilters", tour.rating::float8 as rating,
             tour.review_count as "reviewCount", listing.prices, tour.currency, tour.featured, tour.image_colour as "imageColour"
      from catalogue.tour tour
      join catalogue.tour_listing listing on listing.tour_id = tour.id
      cross join lateral (
        select array_agg(duration_minutes order by duration_minutes) as durations from catalogue.tour_option where tour_id = tour.id
      ) option
      where tour.id = any(${ids}::uuid[]) and tour.status = 'published' and option.durations is not null
    `);
  }
}

type Shown = (money: MoneyView) => MoneyView;

/** What many cards have in common, once for all of them in a language. */
class Shared {
  private readonly cities = new Map<string, CardCity>();
  private readonly categories = new Map<string, CategoryView[]>();

  constructor(
    private readonly places: Geography,
    readonly language: Locale,
  ) {}

  city(id: string): CardCity {
    const known = this.cities.get(id) ?? cityOf(id, this.places, this.language);
    this.cities.set(id, known);
    return known;
  }

  categoriesOf(slugs: readonly string[]): CategoryView[] {
    const key = slugs.join();
    const known = this.categories.get(key) ?? categoriesOf(slugs, this.places, this.language);
    this.categories.set(key, known);
    return known;
  }
}

const cardOf = (row: CardRow): KeptCard => [
  row.slug,
  row.name ?? row.englishName,
  row.summary,
  row.cityId,
  row.categories,
  row.kind,
  row.durations,
  row.specialFilters,
  row.rating,
  row.reviewCount,
  row.prices
    .slice(0, row.prices.findLastIndex((total) => total !== null) + 1)
    .map((total) => (total === null ? null : Number(total))),
  row.currency,
  row.featured,
  row.imageColour,
  row.name === null,
];

function priced(id: string, card: KeptCard, people: number, shared: Shared, shown: Shown): TourCard | [] {
  const [slug, name, summary, cityId, categories, kind, durations, specialFilters, ...others] = card;
  const [rating, reviewCount, prices, currency, featured, imageColour, fallback] = others;
  const total = prices[people - 1];
  if (total == null) return [];
  // A party's total of a group tour is one adult's price times the people: the quotient is exact.
  const fromPrice = shown({ amount: kind === 'group' ? total / people : total, currency });
  return {
    id,
    slug,
    name,
    summary,
    city: shared.city(cityId),
    categories: shared.categoriesOf(categories),
    kind,
    durations,
    specialFilters,
    rating,
    reviewCount,
    fromPrice,
    totalPrice: kind === 'group' ? shown({ amount: total, currency }) : fromPrice,
    priceUnit: kind === 'group' ? 'per-person' : 'per-group',
    featured,
    image: posterOf('tour', slug, 'card', imageColour, name),
    fallback,
  };
}

function cityOf(id: string, places: Geography, language: Locale): CardCity {
  const city = places.cityById.get(id);
  const country = city && places.countryById.get(city.countryId);
  return {
    id,
    slug: city?.slug ?? '',
    name: city ? inLanguage(city.names, language) : '',
    country: country ? inLanguage(country.names, language) : '',
  };
}

export const categoriesOf = (slugs: readonly string[], { categories }: Geography, language: Locale): CategoryView[] =>
  slugs.flatMap((slug) => {
    const category = categories.find((known) => known.slug === slug);
    return category ? { slug, title: inLanguage(category.titles, language) } : [];
  });
