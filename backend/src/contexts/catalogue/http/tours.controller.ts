import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../../../platform/http/actor.js';
import type { EncodedJson } from '../../../platform/http/encoded-json.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { PublicRead } from '../../../platform/http/public-read.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { FeaturedToursView, FindFeaturedTours } from '../queries/find-featured-tours.js';
import { FindSimilarTours } from '../queries/find-similar-tours.js';
import { FindTour } from '../queries/find-tour.js';
import { TourView } from '../queries/tour-view.js';
import { FindTourGallery, GalleryView } from '../queries/find-tour-gallery.js';
import { FindTourCities, type TourCitiesAsked, TourCity } from '../queries/find-tour-cities.js';
import { FindTours, ToursView } from '../queries/find-tours.js';
import { FindToursByCountry } from '../queries/find-tours-by-country.js';
import { FindNamedTours } from '../queries/find-named-tours.js';
import { TourCard, USUAL_PEOPLE } from '../queries/tour-cards.js';
import {
  IdOrSlugParameter,
  LanguageRequest,
  NamedToursRequest,
  PartyToursRequest,
  TourFilterRequest,
  TourRequest,
  ToursRequest,
} from './catalogue.requests.js';

@ApiTags('Catalogue')
@PublicRead()
@Controller('api')
export class ToursController {
  constructor(private readonly queries: QueryBus) {}

  @Get('tours')
  @ApiOperation({ summary: 'Tours on sale, filtered, with facets' })
  @ApiOkResponse({ type: ToursView })
  tours(@Query() asked: ToursRequest, @CurrentActor() actor: Actor): Promise<EncodedJson<ToursView>> {
    const { sort, page, size } = asked;
    const userId = actor.isPerson ? actor.id : undefined;
    return this.queries.execute(new FindTours({ ...filterIn(asked), sort, page, size, userId }));
  }

  @Get('tours/cities')
  @ApiOperation({
    summary: 'All cities of the tours that the filters find, most tours first; for a map, or to choose one',
  })
  @ApiOkResponse({ type: [TourCity] })
  tourCities(@Query() asked: TourFilterRequest): Promise<readonly TourCity[]> {
    return this.queries.execute(new FindTourCities(filterIn(asked)));
  }

  @Get('tours/named')
  @ApiOperation({ summary: 'The tours with these ids that are on sale, in this order, priced for two' })
  @ApiOkResponse({ type: [TourCard] })
  namedTours(@Query() { ids, language, currency }: NamedToursRequest): Promise<readonly TourCard[]> {
    return this.queries.execute(new FindNamedTours(ids, { language, currency, people: USUAL_PEOPLE }));
  }

  @Get('featured-tours')
  @ApiOperation({ summary: 'Tours and cities for the home page' })
  @ApiOkResponse({ type: FeaturedToursView })
  featuredTours(@Query() { language, currency }: TourRequest): Promise<FeaturedToursView> {
    return this.queries.execute(new FindFeaturedTours(language, currency));
  }

  @Get('tours-by-country/:id')
  @ApiOperation({ summary: 'All tours of a country that take so many, by its id or slug' })
  @ApiOkResponse({ type: [TourCard] })
  @ApiProblems({ 404: ['COUNTRY_TOURS_NOT_FOUND'] })
  toursByCountry(
    @Param() { id }: IdOrSlugParameter,
    @Query() { language, currency, people }: PartyToursRequest,
  ): Promise<readonly TourCard[]> {
    return this.queries.execute(new FindToursByCountry(id, { language, currency, people }));
  }

  @Get('tour/:id')
  @ApiOperation({ summary: 'One tour, by id or slug' })
  @ApiOkResponse({ type: TourView })
  @ApiProblems({ 404: ['TOUR_NOT_FOUND', 'MOVED'] })
  tour(@Param() { id }: IdOrSlugParameter, @Query() { language, currency }: TourRequest): Promise<TourView> {
    return this.queries.execute(new FindTour(id, language, currency));
  }

  @Get('tour/:id/similar')
  @ApiOperation({
    summary: 'Four tours like this one that take so many, most alike first: of its city, then of its kind nearby',
  })
  @ApiOkResponse({ type: [TourCard] })
  @ApiProblems({ 404: ['TOUR_NOT_FOUND'] })
  similarTours(
    @Param() { id }: IdOrSlugParameter,
    @Query() { language, currency, people }: PartyToursRequest,
  ): Promise<readonly TourCard[]> {
    return this.queries.execute(new FindSimilarTours(id, { language, currency, people }));
  }

  @Get('tour/:id/get-gallery')
  @ApiOperation({ summary: 'A tour’s pictures' })
  @ApiOkResponse({ type: GalleryView })
  @ApiProblems({ 404: ['TOUR_NOT_FOUND', 'GALLERY_NOT_FOUND'] })
  gallery(@Param() { id }: IdOrSlugParameter, @Query() { language }: LanguageRequest): Promise<GalleryView> {
    return this.queries.execute(new FindTourGallery(id, language));
  }
}

const filterIn = ({
  language,
  currency,
  people,
  categories,
  specialFilters,
  city,
  duration,
  startAt,
  minEuros,
  maxEuros,
  words,
}: TourFilterRequest): TourCitiesAsked => ({
  language,
  currency,
  people,
  categories,
  specialFilters,
  city,
  duration,
  startAt,
  minEuros,
  maxEuros,
  words,
});
