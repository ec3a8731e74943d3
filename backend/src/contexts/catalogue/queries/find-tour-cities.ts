import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { CityTours } from '../discovery/listing/tour-filter.js';
import { TourListing } from '../discovery/listing/tour-listing.js';
import { countryOf } from './place-views.js';
import { type Geography, Places } from '../discovery/places.js';
import { type CardsFor, TourCard, TourCards } from './tour-cards.js';
import type { ToursFiltered } from '../discovery/requested-filter.js';
import { filterOf } from '../discovery/tours-filtered.js';
import { MoneyAnswer } from './views.js';

class CheapestTour {
  @ApiProperty() slug!: string;
  @ApiProperty({ type: MoneyAnswer, description: 'For all of the people asked for, in groups too.' })
  totalPrice!: MoneyAnswer;
}

/** What a city has of the tours that were found. */
export class TourCity {
  @ApiProperty({ example: 'rome' }) slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() country!: string;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
  @ApiProperty({ description: 'How many of the tours.' }) count!: number;
  @ApiProperty({ type: CheapestTour, description: 'The cheapest of them for so many people.' })
  cheapest!: CheapestTour;
}

export interface TourCitiesAsked extends CardsFor, ToursFiltered {}

export class FindTourCities extends Query<readonly TourCity[]> {
  constructor(readonly asked: TourCitiesAsked) {
    super();
  }
}

@QueryHandler(FindTourCities)
export class FindTourCitiesHandler implements IQueryHandler<FindTourCities> {
  constructor(
    private readonly listing: TourListing,
    private readonly cards: TourCards,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute({ asked }: FindTourCities): Promise<readonly TourCity[]> {
    const [index, places] = await Promise.all([this.listing.index(), this.places.all()]);
    const now = this.clock.now();
    const cities = index.byCity(filterOf(asked, index, places, now), now);
    const cards = await this.cards.of(
      cities.map(({ cheapest }) => cheapest),
      asked,
    );
    const cardById = new Map(cards.map((card) => [card.id, card]));
    return cities.flatMap((city) => tourCity(city, cardById.get(city.cheapest), places, asked.language));
  }
}

/** None of a city that has just lost its cheapest tour: the next listing knows it again. */
function tourCity(
  { cityId, count }: CityTours,
  card: TourCard | undefined,
  places: Geography,
  language: Locale,
): TourCity | [] {
  const city = places.cityById.get(cityId);
  if (!city || !card) return [];
  return {
    slug: city.slug,
    name: inLanguage(city.names, language),
    country: inLanguage(countryOf(city, places).names, language),
    latitude: city.latitude,
    longitude: city.longitude,
    count,
    cheapest: { slug: card.slug, totalPrice: card.totalPrice },
  };
}
