import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ByteRing } from '../../../platform/cache/byte-ring.js';
import { EncodedJson } from '../../../platform/http/encoded-json.js';
import { Fraction } from '../../../platform/http/fractions.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { Prices } from '../domain/prices.js';
import type { TourPhoto } from '../domain/tour-content.js';
import { KeptCard } from './kept-card.js';
import { type Geography, Places } from '../discovery/places.js';
import { photoView } from './tour-photos.js';
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
  @Fraction({ nullable: true, description: 'Null until somebody has reviewed it.' }) rating!: number | null;
  @ApiProperty() reviewCount!: number;
  @ApiProperty({
    type: MoneyAnswer,
    description:
      'The option of the duration asked for, else the cheapest, for so many people: per group in total, per person for one adult.',
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
  /** Of each duration. */
  readonly totals: readonly (readonly (number | null)[])[];
  readonly currency: Currency;
  readonly featured: boolean;
  readonly imageColour: string;
  readonly cover: TourPhoto | null;
}

/** For whom cards are priced where nobody has said. */
export const USUAL_PEOPLE = 2;

/** What cards are made for. */
export interface CardsFor {
  readonly language: Locale;
  readonly currency: Currency;
  readonly people: number;
  /** In minutes: prices are those of this option, and tours without it are left out. */
  readonly duration?: number | undefined;
}

/** Some 930 bytes each: 15,000 of them, as many as a thousand lists show. */
const MOST_BYTES = 14 * 1024 * 1024;

/** Cards of tours by id. Those shown lately are kept until the catalogue changes; the others are read in one statement. */
@Injectable()
export class TourCards {
  private readonly kept = new ByteRing(MOST_BYTES);
  private version = 0;

  constructor(
    private readonly db: ReadDb,
    private readonly places: Places,
    private readonly prices: Prices,
    changes: CacheInvalidation,
  ) {
    changes.on('catalogue', () => this.forgetAll());
  }

  /** In the order of the ids; a tour that has left the catalogue meanwhile, or has no option for what is asked, is left out. */
  async of(ids: readonly string[], asked: CardsFor): Promise<TourCard[]> {
    return (await this.encoded(ids, asked)).toJSON();
  }

  /** The same as JSON, to be sent: what is kept of a card is only copied into it. */
  async encoded(
    ids: readonly string[],
    { language, currency, people, duration }: CardsFor,
  ): Promise<EncodedJson<TourCard[]>> {
    const known = ids.map((id) => this.kept.get(language + id));
    const missing = ids.filter((_, index) => !known[index]);
    const [read, shown] = await Promise.all([this.read(missing, language), this.prices.shownIn(currency)]);
    return EncodedJson.list(
      ids.flatMap((id, index) => {
        const bytes = known[index] ?? read.get(id);
        return (bytes && new KeptCard<TourCard>(bytes).priced(people, duration, shown)) ?? [];
      }),
    );
  }

  private forgetAll(): void {
    this.version += 1;
    this.kept.clear();
  }

  /** As they are kept. What changed while they were read is not. */
  private async read(ids: readonly string[], language: Locale): Promise<ReadonlyMap<string, Buffer>> {
    if (ids.length === 0) return new Map();
    const { version } = this;
    const [rows, places] = await Promise.all([this.rows(ids, language), this.places.all()]);
    const cards = new Map(rows.map((row) => [row.id, cardOf(row, places, language).bytes]));
    if (version === this.version) for (const [id, card] of cards) this.kept.put(language + id, card);
    return cards;
  }

  private rows(ids: readonly string[], language: Locale): Promise<CardRow[]> {
    return this.db.rows(sql<CardRow>`
      select tour.id, tour.slug, tour.names ->> ${language} as name, tour.names ->> ${DEFAULT_LOCALE} as "englishName",
             coalesce(tour.summaries ->> ${language}, tour.summaries ->> ${DEFAULT_LOCALE}) as summary, tour.city_id as "cityId",
             tour.categories, tour.kind, option.durations, tour.special_filters as "specialFilters", tour.rating::float8 as rating,
             tour.review_count as "reviewCount", option.totals, tour.currency, tour.featured, tour.image_colour as "imageColour", tour.photos -> 0 as cover
      from catalogue.tour tour
      cross join lateral (
        select array_agg(duration_minutes order by duration_minutes) as durations,
               json_agg(totals order by duration_minutes) as totals
        from catalogue.tour_option where tour_id = tour.id
      ) option
      where tour.id = any(${ids}::uuid[]) and tour.status = 'published' and option.durations is not null
    `);
  }
}

function cardOf(row: CardRow, places: Geography, language: Locale): KeptCard<TourCard> {
  const { id, slug, summary, kind, durations, specialFilters, rating, reviewCount, currency, featured } = row;
  const name = row.name ?? row.englishName;
  const card = {
    id,
    slug,
    name,
    summary,
    city: cityOf(row.cityId, places, language),
    categories: categoriesOf(row.categories, places, language),
    kind,
    durations,
    specialFilters,
    rating,
    reviewCount,
    priceUnit: kind === 'group' ? 'per-person' : 'per-group',
    featured,
    image: row.cover
      ? photoView(row.cover, row.imageColour, name, language)
      : posterOf('tour', slug, 'card', row.imageColour, name),
    fallback: row.name === null,
  } as const;
  const options = durations.map((duration, index) => ({ duration, totals: row.totals[index] ?? [] }));
  return KeptCard.of<TourCard>(card, { kind, currency, options });
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
