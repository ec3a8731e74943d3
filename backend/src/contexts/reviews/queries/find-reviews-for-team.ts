import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { inLanguage, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import type { Stars } from '../domain/rating-summary.js';
import { HOURS_TO_CHECK, REVIEW_STATES, type ReviewStatus } from '../domain/review.js';
import { ReviewUnknown } from '../domain/review.errors.js';
import { ReviewedPlaces } from '../domain/reviewed-places.js';

class AdminReviewedTour {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the tour is unknown.' }) slug!: string | null;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
}

/** A review in the team's list. */
export class ReviewForTeam {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for reviews of the demonstration.' })
  bookingReference!: string | null;
  @ApiProperty({ enum: REVIEW_STATES }) state!: ReviewStatus;
  @ApiProperty({ type: String, nullable: true }) author!: string | null;
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number;
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 5 }) guideRating!: number | null;
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'date-time', type: String }) writtenAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, description: 'Until then the team checks it.' }) checkBefore!: Date;
  @ApiProperty({ format: 'date', type: String, nullable: true }) publishedOn!: string | null;
  @ApiProperty({ type: AdminReviewedTour }) tour!: AdminReviewedTour;
}

export class ReviewsForTeamPage extends ListPage<ReviewForTeam> {
  @ApiProperty({ type: [ReviewForTeam] }) items!: ReviewForTeam[];
}

class AnswerForTeam {
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'date-time', type: String }) answeredAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why the team withdrew it.' }) withdrawnFor!: string | null;
}

export const REVIEW_ACTIONS = ['publish', 'reject', 'hide', 'withdraw-answer'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export class ReviewRecord extends ReviewForTeam {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The account of the author.' })
  authorId!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) guideId!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected or hidden.' }) reason!: string | null;
  @ApiProperty({ type: AnswerForTeam, nullable: true }) answer!: AnswerForTeam | null;
  @ApiProperty({ enum: REVIEW_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: ReviewAction[];
}

export interface ReviewFilters extends ListRequest {
  readonly sort: SortOf<'writtenAt'>;
  readonly state?: ReviewStatus;
  readonly stars?: Stars;
  readonly reviewLanguage?: Locale;
}

/** The reviews, for the team. */
export class FindReviewsForTeam extends Query<ReviewsForTeamPage> {
  constructor(
    readonly filters: ReviewFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Columns = Omit<ReviewForTeam, 'tour'> & { readonly tourId: string };

const COLUMNS: RawBuilder<Columns> = sql<Columns>`
  id, tour_id as "tourId", booking_reference as "bookingReference", status as state, author, language, rating,
  guide_rating as "guideRating", text, written_at as "writtenAt",
  written_at + ${sql.lit(`${HOURS_TO_CHECK} hours`)}::interval as "checkBefore",
  to_char(published_on, 'YYYY-MM-DD') as "publishedOn"
`;

@QueryHandler(FindReviewsForTeam)
export class FindReviewsForTeamHandler implements IQueryHandler<FindReviewsForTeam> {
  constructor(
    private readonly db: ReadDb,
    private readonly places: ReviewedPlaces,
  ) {}

  async execute({ filters, actor }: FindReviewsForTeam): Promise<ReviewsForTeamPage> {
    actor.mustBeAllowed('review.moderate');
    const { state, stars, reviewLanguage, query, language } = filters;
    const { items, pagination } = await findPage<Columns, 'writtenAt'>(this.db, filters, {
      select: COLUMNS,
      from: sql`reviews.review`,
      where: [
        state && sql`status = ${state}`,
        stars === undefined ? undefined : sql`rating = ${stars}`,
        reviewLanguage && sql`language = ${reviewLanguage}`,
        query ? sql`booking_reference = ${writtenReference(query)}` : undefined,
      ],
      sorts: { writtenAt: sql`written_at` },
      key: sql`id`,
    });
    return { items: await withTours(items, this.places, language), pagination };
  }
}

/** One review, for the team. Throws ReviewUnknown. */
export class FindReviewRecord extends Query<ReviewRecord> {
  constructor(
    readonly reviewId: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

type RecordColumns = Columns & Pick<ReviewRecord, 'authorId' | 'guideId' | 'reason' | 'answer'>;

@QueryHandler(FindReviewRecord)
export class FindReviewRecordHandler implements IQueryHandler<FindReviewRecord> {
  constructor(
    private readonly db: ReadDb,
    private readonly places: ReviewedPlaces,
  ) {}

  async execute({ reviewId, language, actor }: FindReviewRecord): Promise<ReviewRecord> {
    actor.mustBeAllowed('review.moderate');
    const row = await this.db.first(sql<RecordColumns>`
      select ${COLUMNS}, author_id as "authorId", guide_id as "guideId", reason, answer
      from reviews.review where id = ${reviewId}
    `);
    if (!row) throw new ReviewUnknown({ review: reviewId });
    const [review] = await withTours([row], this.places, language);
    if (!review) throw new ReviewUnknown({ review: reviewId });
    return { ...review, actions: actionsOf(row) };
  }
}

const ACTIONS: Readonly<Record<ReviewStatus, readonly ReviewAction[]>> = {
  pending: ['publish', 'reject'],
  published: ['hide'],
  rejected: [],
  hidden: ['publish'],
};

const actionsOf = ({ state, answer }: RecordColumns): ReviewAction[] => [
  ...ACTIONS[state],
  ...(answer !== null && answer.withdrawnFor === null ? (['withdraw-answer'] as const) : []),
];

async function withTours<Row extends { readonly tourId: string }>(
  rows: readonly Row[],
  places: ReviewedPlaces,
  language: Locale,
): Promise<(Omit<Row, 'tourId'> & { tour: AdminReviewedTour })[]> {
  const tours = await places.nameTours([...new Set(rows.map(({ tourId }) => tourId))]);
  const byId = new Map(tours.map((tour) => [tour.id, tour]));
  return rows.map(({ tourId: id, ...row }) => {
    const tour = byId.get(id);
    return { ...row, tour: { id, slug: tour?.slug ?? null, name: tour ? inLanguage(tour.name, language) : null } };
  });
}
