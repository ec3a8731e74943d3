import { type Fact, takeFacts } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Review, type TourRating } from '../domain/review.js';
import type { ReviewRepository } from '../domain/review.repository.js';
import type { ReviewedPlaces, ReviewedTour } from '../domain/reviewed-places.js';
import type { ReviewPublished } from '../events.js';
import type { ReviewOfDemo, ReviewsOfDemo } from './shapes.js';

export interface ReviewSeedTools {
  readonly reviews: ReviewRepository;
  readonly places: ReviewedPlaces;
  readonly ids: Ids;
  /** What the catalogue does when it hears of a published review. */
  readonly show: (fact: ReviewPublished) => Promise<void>;
}

/** Publishes the demonstration's reviews. Of each tour only what they all come to is told, and at once. */
export async function seedReviews(byTour: ReviewsOfDemo, tools: ReviewSeedTools): Promise<void> {
  for (const [slug, written] of Object.entries(byTour)) {
    const tour = await tools.places.findTour(slug);
    if (!tour) throw new Error(`The demonstration has no tour ${slug}, which has reviews`);
    const last = await publishAll(tour, written, tools);
    if (last) await tools.show(last);
  }
}

async function publishAll(
  tour: ReviewedTour,
  written: readonly ReviewOfDemo[],
  { reviews, ids }: ReviewSeedTools,
): Promise<ReviewPublished | undefined> {
  let rating: TourRating = await reviews.getRatingForChange(tour.id);
  let last: ReviewPublished | undefined;
  for (const { on, ...said } of written.toSorted((a, b) => a.on.localeCompare(b.on))) {
    const names = { id: ids.uuid(), tourId: tour.id, cityId: tour.city.id };
    const review = Review.invent({ ...said, ...names, publishedOn: on }, rating);
    last = takeFacts(review).find(isPublished) ?? last;
    rating = { ...rating, summary: rating.summary.with(review.rating) };
    await reviews.save(review);
  }
  return last;
}

const isPublished = (fact: Fact): fact is ReviewPublished => fact.type === 'reviews.review-published.v1';
