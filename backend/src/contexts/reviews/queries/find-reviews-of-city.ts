import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReviewedPlaces } from '../domain/reviewed-places.js';
import { type PageAsked, PublishedReviews } from './published-reviews.js';
import type { ReviewsView } from './review-views.js';

export class FindReviewsOfCity extends Query<ReviewsView> {
  constructor(
    readonly cityIdOrSlug: string,
    readonly asked: PageAsked,
  ) {
    super();
  }
}

@QueryHandler(FindReviewsOfCity)
export class FindReviewsOfCityHandler implements IQueryHandler<FindReviewsOfCity> {
  constructor(
    private readonly reviews: PublishedReviews,
    private readonly places: ReviewedPlaces,
  ) {}

  async execute({ cityIdOrSlug, asked }: FindReviewsOfCity): Promise<ReviewsView> {
    const city = await this.places.findCity(cityIdOrSlug);
    if (!city) throw new NotFound();
    return this.reviews.page('city_id', city.id, asked);
  }
}
