import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { FindRandomReviews } from '../queries/find-random-reviews.js';
import { FindReviewsOfGuide } from '../queries/find-reviews-of-guide.js';
import { FindReviewsOfCity } from '../queries/find-reviews-of-city.js';
import { FindReviewsOfTour } from '../queries/find-reviews-of-tour.js';
import { GuideReviewsView, ReviewsView, ReviewView } from '../queries/review-views.js';
import {
  RandomReviewsRequest,
  ReviewedGuideParameters,
  ReviewedTourParameters,
  ReviewsOfCityRequest,
  ReviewsOfGuideRequest,
  ReviewsOfTourRequest,
} from './reviews.requests.js';

const PAGE_SIZE = 10;

@ApiTags('Reviews')
@PublicRead()
@Controller('api')
export class ReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('reviews/:tourId')
  @ApiOperation({
    summary: 'Reviews of a tour, ten at a time, those written in the language asked for first where no order is named',
  })
  @ApiOkResponse({ type: ReviewsView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  ofTour(
    @Param() { tourId }: ReviewedTourParameters,
    @Query() { language, page, stars, sort }: ReviewsOfTourRequest,
  ): Promise<ReviewsView> {
    return this.queries.execute(new FindReviewsOfTour(tourId, { language, page, size: PAGE_SIZE, stars, sort }));
  }

  @Get('reviews-by-city')
  @ApiOperation({
    summary: 'Reviews of all tours in a city, those written in the language asked for first where no order is named',
  })
  @ApiOkResponse({ type: ReviewsView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  ofCity(@Query() { cityId, language, page, limit, stars, sort }: ReviewsOfCityRequest): Promise<ReviewsView> {
    return this.queries.execute(new FindReviewsOfCity(cityId, { language, page, size: limit, stars, sort }));
  }

  @Get('guides/:slug/reviews')
  @ApiOperation({ summary: 'Reviews of the visits that a guide led, ten at a time, with the rating of the guide' })
  @ApiOkResponse({ type: GuideReviewsView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  ofGuide(
    @Param() { slug }: ReviewedGuideParameters,
    @Query() { language, page }: ReviewsOfGuideRequest,
  ): Promise<GuideReviewsView> {
    return this.queries.execute(new FindReviewsOfGuide(slug, { language, page, size: PAGE_SIZE }));
  }

  @Get('get-random-reviews')
  @ApiOperation({ summary: 'Some reviews, drawn by lot; those in the language asked for come first' })
  @ApiOkResponse({ type: [ReviewView] })
  random(@Query() { language, limit }: RandomReviewsRequest): Promise<readonly ReviewView[]> {
    return this.queries.execute(new FindRandomReviews(language, limit));
  }
}
