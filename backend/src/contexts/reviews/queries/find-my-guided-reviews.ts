import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Fraction } from '../../../platform/http/fractions.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Stars } from '../domain/rating-summary.js';
import { RatingSummary } from '../domain/rating-summary.js';
import { PublishedReviews, REVIEW_COLUMNS, type ReviewRow } from './published-reviews.js';
import { ReviewPagination, ReviewView } from './review-views.js';

const PAGE_SIZE = 20;

/** A published review of a visit that the reader led. */
export class GuidedReview extends ReviewView {
  @ApiProperty({ type: String, nullable: true, description: 'Why the team withdrew the answer.' })
  answerWithdrawnFor!: string | null;
  @ApiProperty({ enum: ['answer'], isArray: true, description: 'What the reader may do now.' })
  actions!: 'answer'[];
}

export class GuidedReviewsPage {
  @ApiProperty({ type: [GuidedReview], description: 'Those to answer first, the newest of each first.' })
  reviews!: GuidedReview[];
  @Fraction({ nullable: true, description: 'The average of the stars for the guide, with two decimals.' })
  rating!: number | null;
  @ApiProperty({ description: 'How many reviews gave the guide stars.' }) totalRatings!: number;
  @ApiProperty({ type: ReviewPagination }) pagination!: ReviewPagination;
}

/** The published reviews of visits that the actor led. */
export class FindMyGuidedReviews extends Query<GuidedReviewsPage> {
  constructor(
    readonly language: Locale,
    readonly page: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Row = ReviewRow & Pick<GuidedReview, 'answerWithdrawnFor'> & { readonly isAnswered: boolean };

@QueryHandler(FindMyGuidedReviews)
export class FindMyGuidedReviewsHandler implements IQueryHandler<FindMyGuidedReviews> {
  constructor(
    private readonly db: ReadDb,
    private readonly reviews: PublishedReviews,
  ) {}

  async execute({ language, page, actor }: FindMyGuidedReviews): Promise<GuidedReviewsPage> {
    actor.mustBeAllowed('review.answer');
    const mine = sql`guide_id = ${actor.id} and status = 'published'`;
    const [rows, stars] = await Promise.all([
      this.db.rows(sql<Row>`
        select ${REVIEW_COLUMNS}, answer ->> 'withdrawnFor' as "answerWithdrawnFor", answer is not null as "isAnswered"
        from reviews.review where ${mine}
        order by answer is not null, published_on desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
      `),
      this.db.rows(sql<{ stars: Stars | null; count: number }>`
        select guide_rating as stars, count(*) as count from reviews.review where ${mine} group by guide_rating
      `),
    ]);
    const rating = RatingSummary.of(
      stars.flatMap((row) => (row.stars === null ? [] : [[row.stars, row.count] as const])),
    );
    const totalItems = stars.reduce((sum, { count }) => sum + count, 0);
    const more = new Map(rows.map((row) => [row.id, row]));
    const views = await this.reviews.named(
      rows.map(({ answerWithdrawnFor: _, isAnswered: _answered, ...row }) => row),
      language,
    );
    return {
      reviews: views.map((view) => ({
        ...view,
        answerWithdrawnFor: more.get(view.id)?.answerWithdrawnFor ?? null,
        actions: more.get(view.id)?.isAnswered ? [] : ['answer'],
      })),
      rating: rating.average,
      totalRatings: rating.count,
      pagination: { page, size: PAGE_SIZE, totalItems, totalPages: Math.ceil(totalItems / PAGE_SIZE) },
    };
  }
}
