import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReviewedPlaces } from '../domain/reviewed-places.js';
import { type PageAsked, PublishedReviews } from './published-reviews.js';
import type { ReviewsView } from './review-views.js';

export class FindReviewsOfTour extends Query<ReviewsView> {
  constructor(
    readonly tourIdOrSlug: string,
    readonly asked: PageAsked,
  ) {
    super();
  }
}

@QueryHandler(FindReviewsOfTour)
export class FindReviewsOfTourHandler implements IQueryHandler<FindReviewsOfTour> {
  constructor(
    private readonly reviews: PublishedReviews,
    private readonly places: ReviewedPlaces,
  ) {}

  async execute({ tourIdOrSlug, asked }: FindReviewsOfTour): Promise<ReviewsView> {
    const tour = await this.places.findTour(tourIdOrSlug);
    if (!tour) throw new NotFound();
    return this.reviews.page('tour_id', tour.id, asked);
  }
}
