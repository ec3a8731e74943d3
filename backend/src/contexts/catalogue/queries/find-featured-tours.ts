import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { TourListing } from '../discovery/listing/tour-listing.js';
import { CitySummary, citySummary } from './place-views.js';
import { Places } from '../discovery/places.js';
import { TourCard, TourCards, USUAL_PEOPLE } from './tour-cards.js';

export class FeaturedToursView {
  @ApiProperty({ type: [TourCard] }) featuredTours!: TourCard[];
  @ApiProperty({ type: [CitySummary] }) cities!: CitySummary[];
}

const MOST = 12;

export class FindFeaturedTours extends Query<FeaturedToursView> {
  constructor(
    readonly language: Locale,
    readonly currency: Currency,
  ) {
    super();
  }
}

@QueryHandler(FindFeaturedTours)
export class FindFeaturedToursHandler implements IQueryHandler<FindFeaturedTours> {
  constructor(
    private readonly listing: TourListing,
    private readonly cards: TourCards,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute({ language, currency }: FindFeaturedTours): Promise<FeaturedToursView> {
    const [index, places] = await Promise.all([this.listing.index(), this.places.all()]);
    const found = index.find({ people: USUAL_PEOPLE, categories: [], specialFilters: [] }, this.clock.now());
    const featuredTours = await this.cards.of(index.featured(found, MOST), {
      language,
      currency,
      people: USUAL_PEOPLE,
    });
    const cities = places.cities.filter((city) => city.featured && city.activated).slice(0, MOST);
    return { featuredTours, cities: cities.map((city) => citySummary(city, places, language)) };
  }
}
