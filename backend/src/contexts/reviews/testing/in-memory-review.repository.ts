import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { RatingSummary, type Stars } from '../domain/rating-summary.js';
import { type RatingBefore, type RatingsBefore, Review } from '../domain/review.js';
import { ReviewUnknown } from '../domain/review.errors.js';
import { ReviewRepository } from '../domain/review.repository.js';

const copyOf = (review: Review): Review => Object.assign(new Review(), review);

/** Gives and keeps copies: a change counts once it is saved. */
export class InMemoryReviewRepository extends ReviewRepository {
  /** What saved reviews recorded. */
  readonly facts: DomainEvent[] = [];
  private readonly rows = new Map<string, Review>();
  private revision = 0;

  async find(id: string): Promise<Review | undefined> {
    const review = this.rows.get(id);
    return review && copyOf(review);
  }

  async getForChange(id: string): Promise<Review> {
    const review = await this.find(id);
    if (!review) throw new ReviewUnknown({ review: id });
    return review;
  }

  async findOfBookingForChange(bookingReference: string): Promise<Review | undefined> {
    const review = [...this.rows.values()].find((row) => row.bookingReference === bookingReference);
    return review && copyOf(review);
  }

  async getRatingsForChange({
    tourId,
    guideId,
    guideRating,
  }: Pick<Review, 'tourId' | 'guideId' | 'guideRating'>): Promise<RatingsBefore> {
    const published = [...this.rows.values()].filter(({ status }) => status === 'published');
    const tour = this.before(published.flatMap((row) => (row.tourId === tourId ? [row.rating] : [])));
    if (guideId === null || guideRating === null) return { tour };
    return {
      tour,
      guide: this.before(published.flatMap((row) => (row.guideId === guideId ? (row.guideRating ?? []) : []))),
    };
  }

  async save(review: Review): Promise<void> {
    this.facts.push(...takeEvents(review));
    this.rows.set(review.id, copyOf(review));
  }

  private before(stars: readonly Stars[]): RatingBefore {
    this.revision += 1;
    return { summary: stars.reduce((sum, each) => sum.with(each), RatingSummary.none), revision: this.revision };
  }
}
