import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EncodedJson } from '../../../platform/http/encoded-json.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { Favourites } from './favourites.js';
import { Prices } from '../domain/prices.js';
import type { Facets, TourSort } from '../discovery/listing/tour-filter.js';
import { TourListing } from '../discovery/listing/tour-listing.js';
import { type Geography, Places } from '../discovery/places.js';
import { type CardsFor, CategoryView, TourCard, TourCards } from './tour-cards.js';
import type { ToursFiltered } from '../discovery/requested-filter.js';
import { filterOf } from '../discovery/tours-filtered.js';
import { MoneyAnswer } from './views.js';

class CategoryFacet extends CategoryView {
  @ApiProperty() count!: number;
}

class DurationFacet {
  @ApiProperty() minutes!: number;
  @ApiProperty() count!: number;
}

class SpecialFilterFacet {
  @ApiProperty() slug!: string;
  @ApiProperty() count!: number;
}

class CityFacet {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() count!: number;
}

class FacetsView {
  @ApiProperty({ type: [CategoryFacet] }) categories!: CategoryFacet[];
  @ApiProperty({ type: [DurationFacet] }) durations!: DurationFacet[];
  @ApiProperty({ type: [SpecialFilterFacet] }) specialFilters!: SpecialFilterFacet[];
}

export class ToursView {
  @ApiProperty({ type: [TourCard] }) tours!: TourCard[];
  @ApiProperty() totalItems!: number;
  @ApiProperty() totalPages!: number;
  @ApiProperty() currentPage!: number;
  @ApiProperty({
    description:
      'Each word of `query` describes all of the tours. Otherwise they are those with the most telling words.',
  })
  hasAllWords!: boolean;
  @ApiProperty({ type: [String], description: 'Ids of featured tours among all that were found, eight at most.' })
  featured!: readonly string[];
  @ApiProperty({
    type: [CityFacet],
    description:
      'Cities with tours for the other filters, most tours first, 24 at most: `/api/tours/cities` answers all of them.',
  })
  cities!: CityFacet[];
  @ApiProperty({ type: [String], description: 'Ids of the signed-in person’s favourite tours.' })
  favouriteTours!: readonly string[];
  @ApiProperty({
    type: MoneyAnswer,
    description: 'A thousand euros, where the price filter ends, in the currency asked for.',
  })
  priceLimit!: MoneyAnswer;
  @ApiProperty({
    type: FacetsView,
    description: 'How many tours there would be with each value, the other filters as they are.',
  })
  facets!: FacetsView;
}

export interface ToursAsked extends CardsFor, ToursFiltered {
  readonly sort: TourSort;
  readonly page: number;
  readonly size: number;
  /** Undefined for visitors. */
  readonly userId?: string | undefined;
}

const MOST_FEATURED = 8;
const PRICE_LIMIT = { amount: 100_000, currency: 'EUR' } as const;
const MOST_CITIES = 24;

export class FindTours extends Query<EncodedJson<ToursView>> {
  constructor(readonly asked: ToursAsked) {
    super();
  }
}

@QueryHandler(FindTours)
export class FindToursHandler implements IQueryHandler<FindTours> {
  constructor(
    private readonly listing: TourListing,
    private readonly cards: TourCards,
    private readonly places: Places,
    private readonly favourites: Favourites,
    private readonly prices: Prices,
    private readonly clock: Clock,
  ) {}

  async execute({ asked }: FindTours): Promise<EncodedJson<ToursView>> {
    const [index, places] = await Promise.all([this.listing.index(), this.places.all()]);
    const now = this.clock.now();
    const part = {
      sort: asked.sort,
      offset: (asked.page - 1) * asked.size,
      limit: asked.size,
      mostFeatured: MOST_FEATURED,
      mostCities: MOST_CITIES,
    };
    const found = index.list(filterOf(asked, index, places, now), part, now);
    const [tours, favouriteTours, shown] = await Promise.all([
      this.cards.encoded(found.ids, asked),
      this.favourites.of(asked.userId),
      this.prices.shownIn(asked.currency),
    ]);
    return EncodedJson.object<ToursView>({
      tours,
      totalItems: found.total,
      totalPages: Math.ceil(found.total / asked.size),
      currentPage: asked.page,
      hasAllWords: found.hasAllWords,
      featured: found.featured,
      cities: citiesView(found.facets, places, asked.language),
      favouriteTours,
      priceLimit: shown(PRICE_LIMIT),
      facets: facetsView(found.facets, places, asked.language),
    });
  }
}

const citiesView = ({ cities }: Facets, places: Geography, language: Locale): CityFacet[] =>
  cities.flatMap(({ value, count }) => {
    const city = places.cityById.get(value);
    return city ? { id: city.id, slug: city.slug, name: inLanguage(city.names, language), count } : [];
  });

const facetsView = (
  { categories, durations, specialFilters }: Facets,
  places: Geography,
  language: Locale,
): FacetsView => ({
  categories: places.categories.flatMap(({ slug, titles }) => {
    const facet = categories.find(({ value }) => value === slug);
    return facet ? { slug, title: inLanguage(titles, language), count: facet.count } : [];
  }),
  durations: durations.map(({ value, count }) => ({ minutes: value, count })),
  specialFilters: specialFilters.map(({ value, count }) => ({ slug: value, count })),
});
