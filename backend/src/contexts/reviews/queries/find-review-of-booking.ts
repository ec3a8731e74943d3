import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { inLanguage, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { REVIEW_STATES, type ReviewStatus } from '../domain/review.js';
import { isTimeToReview, reviewUntil } from '../domain/visit.js';
import { Visits } from '../domain/visits.js';
import { GuideAnswerView } from './review-views.js';

class ReviewableTour {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

class WrittenReview {
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number;
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 5 }) guideRating!: number | null;
  @ApiProperty() text!: string;
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ enum: REVIEW_STATES }) status!: ReviewStatus;
  @ApiProperty({ type: String, nullable: true, description: 'Why the team rejected or hid it.' })
  reason!: string | null;
  @ApiProperty({ type: GuideAnswerView, nullable: true }) answer!: GuideAnswerView | null;
}

/** A booking as the page of its review needs it. */
export class ReviewOfBooking {
  @ApiProperty({ example: 'BK-4F8T2W' }) bookingReference!: string;
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty({ type: ReviewableTour }) tour!: ReviewableTour;
  @ApiProperty() city!: string;
  @ApiProperty({ format: 'date', description: 'Of the visit, in the zone of the city.' }) date!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The name of the guide who can be rated.' })
  guide!: string | null;
  @ApiProperty({ description: 'Whether the visit was made: a booking can be canceled, missed or to come.' })
  tookPlace!: boolean;
  @ApiProperty({ description: 'Whether a review is taken now: the first one, or a rejected one anew.' })
  canReview!: boolean;
  @ApiProperty({ format: 'date-time', type: String, description: 'The last instant for a review.' })
  reviewUntil!: string;
  @ApiProperty({ type: WrittenReview, nullable: true }) review!: WrittenReview | null;
}

/** For the booking's customer and who holds its link. Throws what the booking's own calls throw. */
export class FindReviewOfBooking extends Query<ReviewOfBooking> {
  constructor(
    readonly bookingReference: string,
    readonly token: string | undefined,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindReviewOfBooking)
export class FindReviewOfBookingHandler implements IQueryHandler<FindReviewOfBooking> {
  constructor(
    private readonly db: ReadDb,
    private readonly visits: Visits,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingReference, token, language, actor }: FindReviewOfBooking): Promise<ReviewOfBooking> {
    const visit = await this.visits.getOfCustomer(bookingReference, actor, token);
    const review = await this.db.first(sql<WrittenReview>`
      select rating, guide_rating as "guideRating", text, language, status, reason,
             case when answer ->> 'withdrawnFor' is null then answer - 'withdrawnFor' end as answer
      from reviews.review where booking_reference = ${visit.reference}
    `);
    const { reference, orderReference, tour, city, endsAt, localDate, guide, tookPlace } = visit;
    const isOpen = review === undefined || review.status === 'rejected';
    return {
      bookingReference: reference,
      orderReference,
      tour: { id: tour.id, slug: tour.slug, name: inLanguage(tour.name, language) },
      city: inLanguage(city.name, language),
      date: localDate,
      guide: guide?.name ?? null,
      tookPlace,
      canReview: tookPlace && isOpen && isTimeToReview(endsAt, this.clock.now()),
      reviewUntil: reviewUntil(endsAt).toISOString(),
      review: review ?? null,
    };
  }
}
