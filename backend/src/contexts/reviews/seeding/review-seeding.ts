import { Injectable } from '@nestjs/common';
import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Review, type TourRating } from '../domain/review.js';
import { ReviewRepository } from '../domain/review.repository.js';
import { ReviewedPlaces, type ReviewedTour } from '../domain/reviewed-places.js';
import type { ReviewPublished } from '../events.js';

export interface ReviewToSeed {
  /** As it is shown: `Hanna K.` */
  readonly author: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: Locale;
  readonly rating: number;
  /** `yyyy-MM-dd` */
  readonly on: string;
  readonly text: string;
}

/** Publishes reviews of no booking, in the running transaction. */
@Injectable()
export class ReviewSeeding {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly places: ReviewedPlaces,
    private readonly ids: Ids,
  ) {}

  /**
   * Publishes reviews of one tour, the earliest first.
   * @param tourSlug of a tour that is on sale
   * @returns the fact of the last one, which holds what all reviews of the tour come to; no fact goes to the outbox
   */
  async publish(tourSlug: string, written: readonly ReviewToSeed[]): Promise<ReviewPublished | undefined> {
    const tour = await this.places.findTour(tourSlug);
    if (!tour) throw new Error(`There is no tour ${tourSlug}, which has reviews`);
    return this.publishAll(tour, written);
  }

  private async publishAll(tour: ReviewedTour, written: readonly ReviewToSeed[]): Promise<ReviewPublished | undefined> {
    let rating: TourRating = await this.reviews.getRatingForChange(tour.id);
    let last: ReviewPublished | undefined;
    for (const { on, ...said } of written.toSorted((a, b) => a.on.localeCompare(b.on))) {
      const names = { id: this.ids.uuid(), tourId: tour.id, cityId: tour.city.id };
      const review = Review.invent({ ...said, ...names, publishedOn: on }, rating);
      last = takeEvents(review).find(isPublished) ?? last;
      rating = { ...rating, summary: rating.summary.with(review.rating) };
      await this.reviews.save(review);
    }
    return last;
  }
}

const isPublished = (fact: DomainEvent): fact is ReviewPublished => fact.type === 'reviews.review-published.v1';
