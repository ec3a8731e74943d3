import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Changes } from '../../../platform/notify/changes.js';
import { ReadDb } from '../../../platform/read-db.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '../../../shared-kernel/locale.js';
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

/** A card but for its price, which depends on people and currency. */
interface KeptCard {
  readonly card: Omit<TourCard, 'fromPrice'>;
  readonly currency: Currency;
  /** For 1, 2 … persons; per person where the tour is priced so. */
  readonly prices: readonly (number | null)[];
}

/** For whom cards are priced where nobody has said. */
export const USUAL_PEOPLE = 2;

/** What cards are made for. */
export interface CardsFor {
  readonly language: Locale;
  readonly currency: Currency;
  readonly people: number;
}

/** About a kilobyte each. */
const MOST_KEPT = 20_000;

/** Cards of tours by id. Those shown lately are kept until the catalogue changes; the others are read in one statement. */
@Injectable()
export class TourCards {
  private kept = new Map<string, KeptCard>();
  private shared: { readonly places: Geography; readonly byLanguage: Map<Locale, Shared> } | undefined;

  constructor(
    private readonly db: ReadDb,
    private readonly places: Places,
    private readonly prices: Prices,
    changes: Changes,
  ) {
    changes.on('catalogue', () => (this.kept = new Map()));
  }

  /** In the order of the ids; a tour that has left the catalogue meanwhile, or cannot take so many, is left out. */
  async of(ids: readonly string[], { language, currency, people }: CardsFor): Promise<TourCard[]> {
    if (ids.length === 0) return [];
    const { kept } = this;
    const missing = ids.filter((id) => !kept.has(language + id));
    const [read, shown] = await Promise.all([this.read(missing, language), this.prices.shownIn(currency)]);
    for (const [id, card] of read) this.keep(kept, language + id, card);
    return ids.flatMap((id) => {
      const found = kept.get(language + id) ?? read.get(id);
      const price = found?.prices[people - 1];
      return found && price != null
        ? { ...found.card, fromPrice: shown({ amount: price, currency: found.currency }) }
        : [];
    });
  }

  private sharedBy(places: Geography, language: Locale): Shared {
    if (this.shared?.places !== places) this.shared = { places, byLanguage: new Map() };
    const known = this.shared.byLanguage.get(language) ?? new Shared(places, language);
    this.shared.byLanguage.set(language, known);
    return known;
  }

  private keep(kept: Map<string, KeptCard>, key: string, card: KeptCard): void {
    if (kept.size >= MOST_KEPT) {
      const oldest = kept.keys().next();
      if (!oldest.done) kept.delete(oldest.value);
    }
    kept.set(key, card);
  }

  private async read(ids: readonly string[], language: Locale): Promise<ReadonlyMap<string, KeptCard>> {
    if (ids.length === 0) return new Map();
    const [rows, places] = await Promise.all([this.rows(ids, language), this.places.all()]);
    const shared = this.sharedBy(places, language);
    return new Map(rows.map((row) => [row.id, keptCard(row, shared)]));
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

/** What many cards have in common, once for all of them in a language. */
class Shared {
  private readonly cities = new Map<string, CardCity>();
  private readonly categories = new Map<string, CategoryView[]>();
  private readonly words = new Map<string, string>();

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

  /** The same string for equal ones: each row from the database brings its own. */
  word<Word extends string>(word: Word): Word {
    const known = this.words.get(word) ?? word;
    this.words.set(word, known);
    return known as Word;
  }
}

function keptCard(row: CardRow, shared: Shared): KeptCard {
  const name = row.name ?? row.englishName;
  const perPerson = row.kind === 'group';
  const card = {
    id: row.id,
    slug: row.slug,
    name,
    summary: row.summary,
    city: shared.city(row.cityId),
    categories: shared.categoriesOf(row.categories),
    kind: shared.word(row.kind),
    durations: row.durations,
    specialFilters: row.specialFilters.map((slug) => shared.word(slug)),
    rating: row.rating,
    reviewCount: row.reviewCount,
    priceUnit: perPerson ? ('per-person' as const) : ('per-group' as const),
    featured: row.featured,
    image: posterOf('tour', row.slug, 'card', shared.word(row.imageColour), name),
    fallback: row.name === null,
  };
  // A party's total of a group tour is one adult's price times the people: the quotient is exact.
  const prices = row.prices.map((total, index) =>
    total === null ? null : Number(total) / (perPerson ? index + 1 : 1),
  );
  return { card, currency: shared.word(row.currency), prices };
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
