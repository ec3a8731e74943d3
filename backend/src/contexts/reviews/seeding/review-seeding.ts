import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { RatingSummary, type Stars } from '../domain/rating-summary.js';
import { Review, type RatingBefore, type ReviewContent } from '../domain/review.js';
import { shownName } from '../domain/visit.js';
import { Visits } from '../domain/visits.js';
import { ReviewRepository } from '../domain/review.repository.js';
import { ReviewedPlaces, type ReviewedTour } from '../domain/reviewed-places.js';
import type { GuideRatingChanged, ReviewPublished } from '../events.js';

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
  /** The account of the guide who led the visit. */
  readonly guideId?: string;
  /** The stars for the guide. */
  readonly guideRating?: number;
  /** What the guide answered. */
  readonly answer?: string;
}

/** Publishes reviews of no booking, in the running transaction. */
@Injectable()
export class ReviewSeeding {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly places: ReviewedPlaces,
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly visits: Visits,
    private readonly clock: Clock,
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

  /** Hands in the review of a visit, for the team to check. */
  async handIn(userId: string, tourSlug: string, content: ReviewContent): Promise<void> {
    const tour = await this.places.findTour(tourSlug);
    const [visit] = tour ? await this.visits.ofPerson(userId, tour.id) : [];
    if (!visit) throw new Error(`Nobody of ${userId} visited ${tourSlug}`);
    const origin = {
      id: this.ids.uuid(),
      tourId: visit.tour.id,
      cityId: visit.city.id,
      guideId: visit.guide?.id ?? null,
      bookingReference: visit.reference,
      author: shownName(visit.customer),
      authorId: userId,
      authorEmail: visit.customer.email.toLowerCase(),
      country: null,
    };
    await this.reviews.save(Review.write({ ...origin, ...content }, this.clock.now()));
  }

  /** What the published reviews come to for each guide who was given stars; no fact goes to the outbox. */
  async guideRatings(): Promise<readonly GuideRatingChanged[]> {
    const { rows } = await sql<{ guideId: string; stars: Stars[]; revision: number }>`
      select guide_id as "guideId", json_agg(guide_rating) as stars, nextval('reviews.revision')::int as revision
      from reviews.review where status = 'published' and guide_rating is not null group by guide_id order by guide_id
    `.execute(this.entities.getKysely());
    return rows.map(({ guideId, stars, revision }) => {
      const { average: rating, count } = stars.reduce((sum, each) => sum.with(each), RatingSummary.none);
      return { type: 'reviews.guide-rating-changed.v1', guideId, rating, count, revision };
    });
  }

  private async publishAll(tour: ReviewedTour, written: readonly ReviewToSeed[]): Promise<ReviewPublished | undefined> {
    const ofTour = { tourId: tour.id, guideId: null, guideRating: null };
    let { tour: rating } = await this.reviews.getRatingsForChange(ofTour);
    let last: ReviewPublished | undefined;
    for (const review of written.toSorted((a, b) => a.on.localeCompare(b.on))) {
      const { fact, stars } = await this.publishOne(tour, review, rating);
      last = fact ?? last;
      rating = { ...rating, summary: rating.summary.with(stars) };
    }
    return last;
  }

  private async publishOne(
    { id: tourId, city }: ReviewedTour,
    { on, answer, guideId, guideRating, ...said }: ReviewToSeed,
    tour: RatingBefore,
  ): Promise<{ fact: ReviewPublished | undefined; stars: Stars }> {
    const origin = { id: this.ids.uuid(), tourId, cityId: city.id, guideId: guideId ?? null };
    const review = Review.invent({ ...said, ...origin, guideRating: guideRating ?? null }, on, { tour });
    if (answer !== undefined && guideId !== undefined) review.answerAs(guideId, answer, new Date(`${on}T18:00:00Z`));
    const fact = takeEvents(review).find(isPublished);
    await this.reviews.save(review);
    return { fact, stars: review.rating };
  }
}

const isPublished = (fact: DomainEvent): fact is ReviewPublished => fact.type === 'reviews.review-published.v1';
